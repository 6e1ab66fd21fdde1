/** The sentences of a photo record: the authority's rules, the service's findings, and the decisions of staff. */
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { Language } from '../../../shared/language/languages.ts';
import type { SourceText } from '../../../shared/rules/model.ts';
import { issueCodes, type IssueCode } from '../../../shared/service/issues.ts';
import type { RecordWords } from '../../words/types.ts';
import { dateInWords, fill } from '../../words/fill.ts';
import type { RecordedPhoto } from './record-facts.ts';
import { figure, rangeWords } from './record-measures.ts';

const sentence = (text: string): string =>
  text === '' ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the size of a document, with its source. */
function sizeLine({ document }: RecordedPhoto, sizeSource: string, words: RecordWords): string {
  const { widthMm, heightMm, widthPx, heightPx } = document;
  const sizes = [
    ...(widthMm === null || heightMm === null
      ? []
      : [fill(words.values.sizeMm, { width: widthMm, height: heightMm })]),
    ...(widthPx === null || heightPx === null
      ? []
      : [fill(words.values.size, { width: widthPx, height: heightPx })]),
  ];
  const size = fill(words.size, { size: sizes.length === 0 ? words.unknown.notStated : sizes.join(', ') });
  return `${size} ${fill(words.source, { source: sizeSource })}`;
}

/** Returns the document's size and the authority's rules, each with its source. */
export function ruleLines(photo: RecordedPhoto, words: RecordWords): readonly string[] {
  const { policy, source, notice, noticeSource } = photo.rules;
  const { policyText, policyAsOf, noticeText, noticeAsOf } = photo.rules;
  const from = (of: string, asOf?: string): string =>
    [
      fill(words.source, { source: of.replace(/\.$/u, '') }),
      ...(asOf === undefined ? [] : [fill(words.asOf, { day: dateInWords(asOf, words.locale) })]),
    ].join(' ');
  /** A rules file has its words in every language. */
  const typed = (text: SourceText | undefined): string => text?.[words.locale.slice(0, 2) as Language] ?? '';
  const { specCode } = photo.document;
  return [
    sizeLine(photo, fill(words.sizeSource, { specCode }), words),
    `${words.policies[policy]} ${from(source === 'file' ? typed(policyText) : words.policySources[source], policyAsOf)}`,
    notice === null || noticeSource === null
      ? words.noPaperRule
      : `${words.notices[notice]} ${from(noticeSource === 'file' ? typed(noticeText) : words.noticeSources[noticeSource], noticeAsOf)}`,
  ];
}

/** Returns what is known about a photo of one of the studio's own formats. */
export function formatLines(
  photo: RecordedPhoto,
  headMm: number | 'erased' | null,
  words: RecordWords,
): readonly string[] {
  const { format } = words;
  const range = rangeWords(photo.document.headMm, words);
  return [sizeLine(photo, format.source, words), headLine(), format.cropped];

  function headLine(): string {
    if (headMm === 'erased') return words.erased;
    if (headMm === null) return fill(format.headNotMeasured, { range });
    return fill(format.head, { mm: fill(words.values.mm, { value: figure(headMm, 1, words) }), range });
  }
}

const isNamed = (code: string): code is IssueCode => issueCodes.some((named) => named === code);

const levelsLine = (sensitivity: Sensitivity, words: RecordWords): string => {
  const levels = issueCodes.flatMap((code) => {
    const level = Object.entries(sensitivity).find(([key]) => key === code)?.[1];
    return level === undefined
      ? []
      : [fill(words.level, { issue: words.issues[code], level: words.levels[level] })];
  });
  return levels.length === 0 ? words.defaultLevels : fill(words.changedLevels, { levels: levels.join(', ') });
};

/** Returns the issues that the service reported, and the levels of its checks. */
export function findingLines(
  { issues, trouble, sensitivity }: RecordedPhoto,
  words: RecordWords,
): readonly string[] {
  const name = (code: string): string =>
    isNamed(code) ? words.issues[code] : `${words.otherIssue} (${code})`;
  return [
    ...(issues.length === 0
      ? [words.noIssues]
      : [...new Set(issues)].map((code) => fill(words.issue, { issue: name(code) }))),
    ...(trouble === null ? [] : [fill(words.doubt, { doubt: words.points[trouble] ?? trouble })]),
    levelsLine(sensitivity, words),
  ];
}

/** Returns what staff decided against a warning or a rule, and the edits of the picture. */
export function decisionLines(
  { wentOn, edits, allowed, toldNoPrint, accepted, retakeOf }: RecordedPhoto,
  words: RecordWords,
  moment: (iso: string) => string,
): readonly string[] {
  const named: Readonly<Record<string, string>> = { ...words.points, ...words.issues, ...words.faults };
  const point = (code: string): string => named[code] ?? `${words.otherPoint} (${code})`;
  const who = (by: string): string => (by === 'staff' ? words.allowedBy.staff : words.allowedBy.supervisor);
  const rejected = ({ reason, note }: NonNullable<typeof retakeOf>): string =>
    reason === 'other' ? note : [words.rejections[reason], note].filter((text) => text !== '').join(', ');
  const lines = [
    ...(retakeOf === null
      ? []
      : [fill(words.retakeOf, { number: retakeOf.number, reason: rejected(retakeOf) })]),
    ...wentOn.map(({ at, points }) =>
      fill(words.wentOn, {
        date: moment(at),
        points: [...new Set(points.map(point))].map(sentence).join(words.betweenPoints),
      }),
    ),
    ...(edits.length === 0
      ? []
      : [fill(words.edits, { edits: edits.map((tool) => words.tools[tool]).join(', ') })]),
    ...allowed.map(({ at, by, reason }) => fill(words.allowed, { date: moment(at), by: who(by), reason })),
    ...(toldNoPrint === null ? [] : [fill(words.told, { date: moment(toldNoPrint.at) })]),
    ...(accepted === null
      ? []
      : [fill(words.accepted, { date: moment(accepted.at), reason: accepted.reason })]),
  ];
  return lines.length === 0 ? [words.noDecisions] : lines;
}
