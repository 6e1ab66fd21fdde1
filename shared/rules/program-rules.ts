/**
 * The rules that come with the program, each with the day on which it was compared with its source. A signed rules file can replace them
 * (decision 146).
 */
import type { Authority, AuthorityRules } from './model.ts';

/**
 * Largest file that an authority takes, bytes: 240 KB for the United States (US embassy pages), 10 MB for a UK document
 * that is applied for with the file itself (UK government text, second-hand). Whether a KB has 1,000 or 1,024 bytes is
 * not said: the smaller fits both.
 */
export const mostFileBytes = { us: 240_000, uk: 10_000_000 } as const;

const british: Authority = {
  short: ['uk', 'gb', 'gbr'],
  names: ['united kingdom', 'great britain', 'northern ireland', 'british'],
  butNot: ['british columbia'],
};
const american: Authority = { short: ['us', 'usa'], names: ['united states', 'american'] };
const irish: Authority = {
  short: ['ie', 'irl'],
  names: ['irish', 'ireland'],
  butNot: ['northern ireland'],
};
const german: Authority = {
  short: ['de', 'deu'],
  names: [
    ...['german', 'germany', 'deutschland', 'bundespersonalausweis'],
    ...['deutsch', 'deutsche', 'deutscher', 'deutsches'],
  ],
};

/** Documents that Germany's passport and residents' offices issue. */
const germanNoPaper = [
  ...['passport', 'reisepass', 'kinderreisepass', 'identity', 'id', 'personalausweis'],
  ...['bundespersonalausweis', 'residence', 'aufenthaltstitel'],
];

export const programRules: AuthorityRules = {
  edition: 1,
  date: '2026-11-26',
  edits: [
    // "Not altered by software": gov.tc/passports/photos, a copy of the UK's own text.
    { id: 'uk-edits', policy: 'locked', source: 'uk', authority: british, checked: '2026-11-21' },
    // Since 2026: no change with software, filters or AI. US Department of State and US embassy pages.
    {
      ...{ id: 'us-edits', policy: 'locked', source: 'us', authority: american, checked: '2026-11-21' },
      mostBytes: mostFileBytes.us,
    },
    // "Unaltered": the Irish Passport Service's guidelines for photographers, second-hand.
    { id: 'ireland-edits', policy: 'locked', source: 'ireland', authority: irish, checked: '2026-11-21' },
  ],
  paper: [
    // Since 1 May 2025 Germany takes no paper photo for what its passport and residents' offices issue.
    {
      ...{ id: 'germany-paper', notice: 'no-paper', source: 'germany', authority: german },
      ...{ with: [germanNoPaper], without: ['visa', 'visum'], checked: '2026-11-21' },
    },
    // The online application takes the photo code or the file (service interface; UK government text, second-hand).
    {
      ...{ id: 'uk-digital', notice: 'code-only', source: 'uk-digital', authority: british },
      ...{ with: [['digital'], ['passport']], checked: '2026-11-21', mostBytes: mostFileBytes.uk },
    },
    // A square JPEG of 600 to 1200 px and of at most `mostFileBytes.us` is uploaded (US embassy pages).
    {
      ...{ id: 'us-digital', notice: 'upload-only', source: 'us-digital', authority: american },
      ...{ with: [['digital', 'diversity', 'dv']], checked: '2026-11-21' },
    },
    {
      ...{ id: 'its-name', notice: 'upload-only', source: 'its-name' },
      with: [['digital', 'online', 'evisa', 'e visa', 'electronic visa']],
    },
  ],
};
