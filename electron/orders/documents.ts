import { KioskError } from '../../shared/errors.ts';
import type { DocumentView, StudioSettings } from '../../shared/model.ts';
import { photoPrice } from '../../shared/money.ts';
import { specFigures } from '../../shared/service/spec.ts';
import type { SpecDetails } from '../../shared/service/wire.ts';
import type { OrdersDeps } from './deps.ts';

/** Specifications change rarely; a day-old list is shown at once and asked for again behind it. */
const freshMs = 24 * 60 * 60 * 1000;
/** The UK specifications whose finals carry a photo code (service interface; the driving licence's is optional). */
const codeSpecs: ReadonlySet<string> = new Set(['uk-passport', 'uk-digital-passport']);
const lookUpsAtOnce = 4;

/** The documents that the service knows, as this studio sells them: favourites first, then in the service's order. */
export interface Documents {
  list(): Promise<readonly DocumentView[]>;
  /** @throws KioskError SERVICE_UNKNOWN_DOCUMENT */
  find(specCode: string): Promise<DocumentView>;
}

export function createDocuments(deps: OrdersDeps): Documents {
  const { records, service, clock, settings } = deps;

  const fetchAll = async (): Promise<readonly SpecDetails[]> => {
    const entries = [...(await service.client.listSpecs())];
    const details: SpecDetails[] = [];
    while (entries.length > 0) {
      const batch = entries.splice(0, lookUpsAtOnce);
      details.push(...(await Promise.all(batch.map((entry) => service.client.spec(entry.specCode)))));
    }
    const rows = details.map((each, position) => ({ specCode: each.specCode, details: each, position }));
    records.specs.replaceAll(service.region, rows, clock.now().toISOString());
    return details;
  };

  let fetching: Promise<readonly SpecDetails[]> | null = null;
  const refresh = (): Promise<readonly SpecDetails[]> => {
    fetching ??= fetchAll().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  const specs = async (): Promise<readonly SpecDetails[]> => {
    const kept = records.specs.list(service.region).map((row) => row.details as SpecDetails);
    if (kept.length === 0) return refresh();
    const fetchedAt = records.specs.fetchedAt(service.region);
    if (fetchedAt === null || clock.now().getTime() - Date.parse(fetchedAt) > freshMs) {
      refresh().catch((error: unknown) => {
        deps.log.warn(
          { code: error instanceof KioskError ? error.code : 'INTERNAL' },
          'documents not refreshed',
        );
      });
    }
    return kept;
  };

  const list = async (): Promise<readonly DocumentView[]> => {
    const studio = settings.get();
    const views = (await specs()).map((details) => documentView(details, studio));
    return [...views.filter((view) => view.favourite), ...views.filter((view) => !view.favourite)];
  };

  return {
    list,
    async find(specCode) {
      const found = (await list()).find((view) => view.specCode === specCode);
      if (found === undefined) {
        throw new KioskError('SERVICE_UNKNOWN_DOCUMENT', 'the service lists no such document', { specCode });
      }
      return found;
    },
  };
}

function documentView(details: SpecDetails, studio: StudioSettings): DocumentView {
  const { specCode, specCodeName, properties } = details;
  const figures = specFigures(details);
  return {
    specCode,
    name: specCodeName,
    widthMm: figures.sizeMm?.width ?? null,
    heightMm: figures.sizeMm?.height ?? null,
    widthPx: figures.pixels?.width ?? null,
    heightPx: figures.pixels?.height ?? null,
    dpi: figures.dpi,
    headMm: figures.headHeightMm,
    eyeToBottomMm: figures.eyeToBottomMm,
    backgroundColor: figures.background,
    properties,
    givesCode: codeSpecs.has(specCode),
    favourite: studio.favourites.includes(specCode),
    price: photoPrice(studio.prices, specCode),
  };
}
