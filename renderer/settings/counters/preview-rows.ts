/** The changes of a set-up file, as people read them: one row for each figure, before and after. */
import { languageNames } from '../../../shared/language/languages.ts';
import type { SetUpFilePreview, SharedSettings } from '../../../shared/model/set-up-file.ts';
import { hasWords, moneyText, percentText, t, tc, wholeNumber } from '../../i18n/index.ts';
import { listed } from '../../i18n/join.ts';
import { mediumName, mmText } from '../../state/media.ts';
import { checkName } from '../checks/levels.ts';
import { periodGroups } from '../keeping/periods.ts';

export interface PreviewRow {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
export interface PreviewArea {
  readonly title: string;
  readonly rows: readonly PreviewRow[];
}

/** Figures of one section of the settings, by their names. */
interface Area {
  readonly title: string;
  readonly figures: ReadonlyMap<string, string>;
}
type Figure = readonly [name: string, text: string];

const area = (title: string, figures: readonly Figure[]): Area => ({ title, figures: new Map(figures) });
const typed = (text: string): string => (text === '' ? t('settings.counters.none') : text);
const yes = (on: boolean): string => t(on ? 'settings.counters.yes' : 'settings.counters.no');
const seconds = (count: number): string => tc('settings.counters.seconds', count);
const mm = (figure: number): string => t('settings.counters.mm', { figure: mmText(figure) });

/** Names a document by the studio's own format, or by its code: the service may not be there to ask. */
const documentName = ({ formats }: SharedSettings, code: string): string =>
  formats.find(({ id }) => id === code)?.name ?? code;

function prices(settings: SharedSettings): Area {
  const { sheetPrices, items, ownMedia } = settings;
  const { currency, taxRateBasisPoints, photo, photoByDocument } = settings.prices;
  const money = (amount: number): string => moneyText(amount, currency);
  const onPaper = (
    key: 'settings.prices.sheets.furtherOn' | 'settings.prices.sheets.firstOn',
    by: object,
  ): Figure[] =>
    Object.entries(by).map(([id, amount]) => [
      t(key, { paper: mediumName(id as SharedSettings['mediumId'], ownMedia) }),
      money(Number(amount)),
    ]);
  return area(t('settings.prices.title'), [
    [t('settings.prices.currency'), currency],
    [t('settings.prices.tax'), percentText(taxRateBasisPoints / 100, 2)],
    [t('settings.prices.standard'), money(photo)],
    ...Object.entries(photoByDocument).map(([code, amount]): Figure => [
      t('settings.prices.priceOf', { name: documentName(settings, code) }),
      money(amount),
    ]),
    [
      t('settings.prices.sheets.further'),
      sheetPrices.further === null ? t('settings.counters.none') : money(sheetPrices.further),
    ],
    ...onPaper('settings.prices.sheets.furtherOn', sheetPrices.furtherOn),
    ...onPaper('settings.prices.sheets.firstOn', sheetPrices.firstOn),
    [t('settings.prices.items'), typed(listed(items.map(({ name, price }) => `${name} ${money(price)}`)))],
    [
      t('settings.prices.retouching'),
      typed(items.find(({ id }) => id === settings.retouchItemId)?.name ?? ''),
    ],
    [
      t('settings.counters.favourites'),
      typed(listed(settings.favourites.map((code) => documentName(settings, code)))),
    ],
  ]);
}

function formats({ formats: all, prices: { currency } }: SharedSettings): Area {
  return area(
    t('settings.formats.title'),
    all.map(({ name, widthMm, heightMm, head, dpi, price }) => [
      name,
      listed([
        `${mmText(widthMm, 2)} × ${mm(heightMm)}`,
        `${mmText(head.min, 2)}–${head.unit === 'mm' ? mm(head.max) : percentText(head.max, 2)}`,
        `${String(dpi)} dpi`,
        moneyText(price, currency),
      ]),
    ]),
  );
}

function printing(settings: SharedSettings): Area {
  const { ownMedia, mediumId, gapMm, edgeMm, cut, caption, slipsOnSheet, receiptsOnSheet } = settings;
  const papers = ownMedia.map(
    ({ name, widthMm, heightMm }) => `${name} ${mmText(widthMm)} × ${mm(heightMm)}`,
  );
  return area(t('settings.printing.title'), [
    [t('settings.counters.papers'), typed(listed(papers))],
    [t('handover.medium'), mediumName(mediumId, ownMedia)],
    [t('handover.gap'), mm(gapMm)],
    [t('handover.edge'), mm(edgeMm)],
    [t('handover.cut'), t(`handover.cuts.${cut}`)],
    [t('handover.caption'), yes(caption)],
    [t('settings.printing.slipsOnSheet'), yes(slipsOnSheet)],
    [t('settings.printing.receiptsOnSheet'), yes(receiptsOnSheet)],
  ]);
}

function service(settings: SharedSettings): Area {
  const { photoMode, watermarkText, uploadLongSidePx, fewPhotosLeft, serviceSheets } = settings;
  const { deadlineSeconds, deadlineSecondsFor } = settings;
  const callName = (call: string): string => {
    const key = `settings.service.calls.${call}`;
    return hasWords(key) ? t(key) : call;
  };
  return area(t('settings.service.title'), [
    [t('settings.service.mode'), t(`settings.service.modes.${photoMode}`)],
    [t('settings.service.watermark'), t(`settings.service.watermarks.${watermarkText}`)],
    [
      t('settings.service.upload'),
      uploadLongSidePx === null
        ? t('settings.service.uploads.full')
        : t('settings.service.uploads.own', { pixels: wholeNumber(uploadLongSidePx) }),
    ],
    [t('settings.service.sheets'), typed(listed(serviceSheets.map((id) => mediumName(id, []))))],
    [t('settings.service.deadline'), seconds(deadlineSeconds)],
    ...Object.entries(deadlineSecondsFor).map(([call, wait]): Figure => [
      t('settings.counters.waitFor', { call: callName(call) }),
      seconds(wait),
    ]),
    [t('settings.service.fewLeft'), wholeNumber(fewPhotosLeft)],
  ]);
}

const checks = (settings: SharedSettings): Area =>
  area(
    t('settings.checks.title'),
    Object.entries(settings.sensitivity).flatMap(([code, levels]) =>
      Object.entries(levels).map(([check, level]): Figure => [
        t('settings.counters.checkOf', {
          document: documentName(settings, code),
          check: checkName(check as Parameters<typeof checkName>[0]),
        }),
        t(`sensitivity.levels.${level}`),
      ]),
    ),
  );

function keeping({ keepDays, keepYears }: SharedSettings): Area {
  const length = (count: number | null, unit: 'days' | 'years'): string =>
    count === null ? t('settings.keeping.noEnd') : tc(`settings.keeping.${unit}`, count);
  return area(
    t('settings.keeping.title'),
    periodGroups.flatMap(({ days, years }) => [
      ...days.map(({ name }): Figure => [t(`settings.keeping.${name}`), length(keepDays[name], 'days')]),
      ...years.map(({ name }): Figure => [t(`settings.keeping.${name}`), length(keepYears[name], 'years')]),
    ]),
  );
}

const mail = ({ mail: server }: SharedSettings): Area =>
  area(
    t('settings.mail.title'),
    server === null
      ? []
      : [
          [t('settings.mail.host'), server.host],
          [t('settings.mail.port'), String(server.port)],
          [t('settings.mail.security'), t(`settings.mail.securities.${server.security}`)],
          [t('settings.mail.user'), server.user],
          [t('settings.mail.senderName'), typed(server.senderName)],
          [t('settings.mail.senderAddress'), server.senderAddress],
        ],
  );

const areasOf = (settings: SharedSettings): readonly Area[] => [
  area(t('settings.studio.title'), [
    [t('settings.studio.name'), settings.studioName],
    [t('settings.studio.address'), typed(settings.studioAddress)],
    [t('settings.studio.taxNumber'), typed(settings.taxNumber)],
  ]),
  prices(settings),
  formats(settings),
  area(t('settings.camera.title'), [
    [t('guidance.switch'), yes(settings.guidance)],
    [t('settings.camera.burst'), yes(settings.burst)],
    [t('settings.camera.format'), t(`settings.camera.formats.${settings.shotFormat}`)],
  ]),
  printing(settings),
  service(settings),
  checks(settings),
  keeping(settings),
  mail(settings),
  area(t('settings.screen.title'), [
    [t('settings.screen.language'), languageNames[settings.language]],
    [t('settings.screen.theme'), t(`settings.screen.${settings.theme}`)],
    [
      t('staff.lockAfter'),
      settings.lockAfterMinutes === null
        ? t('staff.lockNever')
        : tc('staff.lockMinutes', settings.lockAfterMinutes),
    ],
  ]),
];

/** Returns the figures that differ. One that only one side has is empty on the other. */
function rowsOf(before: Area['figures'], after: Area['figures']): PreviewRow[] {
  const none = t('settings.counters.none');
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? none, after: after.get(name) ?? none }))
    .filter((row) => row.before !== row.after);
}

/** Returns the sections in which something changes, the numbers first. */
export function previewAreas({
  before,
  after,
  logo,
  updateFeed,
  prefix,
}: SetUpFilePreview): readonly PreviewArea[] {
  const [now, then] = [areasOf(before), areasOf(after)];
  const changed = now.map(({ title, figures }, at) => ({
    title,
    rows: rowsOf(figures, then[at]?.figures ?? new Map()),
  }));
  const numbers: PreviewRow = {
    name: t('settings.counters.prefix'),
    ...{ before: typed(prefix.before), after: typed(prefix.after) },
  };
  const areas = [
    { title: t('settings.counters.title'), rows: prefix.before === prefix.after ? [] : [numbers] },
    ...changed.map((one, at) =>
      at === 0 && logo !== 'same' ? { ...one, rows: [...one.rows, logoRow(logo)] } : one,
    ),
    { title: t('settings.updates.title'), rows: updateFeed === null ? [] : [feedRow(updateFeed)] },
  ];
  return areas.filter(({ rows }) => rows.length > 0);
}

const feedRow = ({ before, after }: NonNullable<SetUpFilePreview['updateFeed']>): PreviewRow => ({
  name: t('settings.updates.feed'),
  ...{ before: typed(before), after },
});
const logoRow = (logo: Exclude<SetUpFilePreview['logo'], 'same'>): PreviewRow => ({
  name: t('settings.studio.logo'),
  ...{
    before: logo === 'added' ? t('settings.counters.none') : '–',
    after: t(`settings.counters.logo.${logo}`),
  },
});
