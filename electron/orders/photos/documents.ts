import { KioskError } from '../../../shared/errors.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { photoPrice } from '../../../shared/money.ts';
import { specFigures } from '../../../shared/service/spec.ts';
import type { SpecDetails } from '../../../shared/service/wire.ts';
import { formatDocument, isFormatId } from '../../../shared/formats/studio-formats.ts';
import { rulesBy } from '../../../shared/documents.ts';
import type { AuthorityRules } from '../../../shared/rules/model.ts';
import { rulesInForce } from '../../settings/rules-in-force.ts';
import type { SpecEntry } from '../../records/specs.ts';
import type { Needs } from '../deps.ts';

/** Age at which the list of documents is loaded again in the background, ms. Specifications change rarely. */
const freshMs = 24 * 60 * 60 * 1000;
/** Wait before documents that could not be read are requested again, ms. */
const soonMs = 10 * 60 * 1000;
/** The UK specifications whose finals carry a photo code (service interface; the driving licence's is optional). */
const codeSpecs: ReadonlySet<string> = new Set(['uk-passport', 'uk-digital-passport']);
const lookUpsAtOnce = 4;

/** The service's documents as this studio sells them: favourites first, then in the service's order. */
export interface Documents {
  list(): Promise<readonly DocumentView[]>;
  /** Returns the studio's own format of this id; null when there is none, and for a document of the service. */
  format(id: string): DocumentView | null;
  /**
   * Returns a document of the service, or a format of the studio's, which needs no service.
   * @throws KioskError SERVICE_UNKNOWN_DOCUMENT; NOT_FOUND for a format that was removed
   */
  find(specCode: string): Promise<DocumentView>;
}

export function createDocuments(
  deps: Needs<'records' | 'service' | 'settings' | 'clock' | 'log'>,
): Documents {
  const { records, service, clock, settings } = deps;

  const keptRows = (): SpecEntry[] => records.specs.list(service.region);

  /** Requests one document's details; null when the service sends none, or those of another document. */
  const ask = async (specCode: string): Promise<SpecDetails | KioskError | null> => {
    try {
      const details = await service.client.spec(specCode);
      return details.specCode === specCode ? details : null;
    } catch (error) {
      if (error instanceof KioskError) return error;
      throw error;
    }
  };

  /**
   * Loads all documents. One that cannot be read keeps its earlier details, or is left out, and is requested again
   * soon. A failure affects no other document, and an empty list removes none.
   */
  const fetchAll = async (): Promise<readonly SpecDetails[]> => {
    const before = new Map(keptRows().map((row) => [row.specCode, row.details as SpecDetails]));
    const listed = new Set((await service.client.listSpecs()).map(({ specCode }) => specCode));
    const codes = [...(listed.size === 0 ? before.keys() : listed)];
    const answers: (SpecDetails | KioskError | null)[] = [];
    for (let at = 0; at < codes.length; at += lookUpsAtOnce) {
      answers.push(...(await Promise.all(codes.slice(at, at + lookUpsAtOnce).map(ask))));
    }
    const failure = answers.find((answer) => answer instanceof KioskError);
    const details = codes.flatMap((code, index) => {
      const answer = answers[index] ?? null;
      return (answer instanceof KioskError ? null : answer) ?? before.get(code) ?? [];
    });
    if (details.length === 0 && failure !== undefined) throw failure;
    const unread = answers.filter((answer) => answer === null || answer instanceof KioskError).length;
    if (unread > 0) deps.log.warn({ unread, of: codes.length }, 'some documents could not be read');
    const rows = details.map((each, position) => ({ specCode: each.specCode, details: each, position }));
    const readAt = clock.now().getTime() - (unread > 0 ? freshMs - soonMs : 0);
    records.specs.replaceAll(service.region, rows, new Date(readAt).toISOString());
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
    const kept = keptRows().map((row) => row.details as SpecDetails);
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
    const { rules } = rulesInForce(records);
    const views = (await specs()).map((details) => documentView(details, studio, rules));
    return [...views.filter((view) => view.favourite), ...views.filter((view) => !view.favourite)];
  };

  const format = (id: string): DocumentView | null => {
    const { formats, favourites } = settings.get();
    const found = formats.find((each) => each.id === id);
    return found === undefined ? null : formatDocument(found, favourites);
  };

  return {
    list,
    format,
    async find(specCode) {
      const own = format(specCode);
      if (own !== null) return own;
      if (isFormatId(specCode)) throw new KioskError('NOT_FOUND', 'the studio has removed this format');
      const details = (await specs()).find((each) => each.specCode === specCode);
      if (details === undefined) {
        throw new KioskError('SERVICE_UNKNOWN_DOCUMENT', 'the service lists no such document', { specCode });
      }
      return documentView(details, settings.get(), rulesInForce(records).rules);
    },
  };
}

function documentView(details: SpecDetails, studio: StudioSettings, rules: AuthorityRules): DocumentView {
  const { specCode, specCodeName, properties } = details;
  const figures = specFigures(details);
  return {
    specCode,
    name: specCodeName,
    rules: rulesBy(rules, { specCode, name: specCodeName }),
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
