/** Checks a stored shot before it is sent. Each picture is analysed once; the rules are applied to the result. */
import { computed, onScopeDispose, shallowReactive, watch, type ComputedRef } from 'vue';
import { photoRoute } from '../../../shared/photo-route.ts';
import { preCheck, faultsOf, type Check, type CheckFault } from '../../../shared/guidance/pre-check.ts';
import { framingOf, photoLines, type PhotoLines } from '../../../shared/guidance/photo-frame.ts';
import type { Age, SitterView } from '../../../shared/guidance/sitter.ts';
import type { ImageId } from '../../../shared/ids.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import type { ImageView, ShotView } from '../../../shared/model/pictures.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { AnalyserError, type Analyser } from '../analysis/analyser.ts';
import { borrowAnalyser } from '../analysis/shared-analyser.ts';

/** Longer side of the copy that is analysed, px: a face in it has more pixels than the models use. */
const longestSide = 2400;
/** Number of shots whose view is remembered; a view takes some hundred bytes. */
const remembered = 60;

type Seen = SitterView | 'running' | 'unavailable' | 'unreadable';
const seen = shallowReactive(new Map<ImageId, Seen>());

interface CheckedDocument {
  readonly document: DocumentView;
  readonly checks: readonly Check[];
  /** Null without exactly one face, and for a document without figures. */
  readonly lines: PhotoLines | null;
}

export interface PreCheck {
  readonly state: ComputedRef<'none' | 'running' | 'unavailable' | 'unreadable' | 'checked'>;
  /** The analysis of the shot; null until there is one. */
  readonly view: ComputedRef<SitterView | null>;
  /** One for each document, in the order's sequence; empty until checked. */
  readonly documents: ComputedRef<readonly CheckedDocument[]>;
  /** The faults for all documents, the most pressing first, each once. */
  readonly faults: ComputedRef<readonly CheckFault[]>;
}

/**
 * @param shot the shot on the stage; null when none is shown
 * @param asked the documents that it is for
 */
export function usePreCheck(
  shot: () => ShotView | null,
  asked: () => { readonly documents: readonly DocumentView[]; readonly age: Age },
  borrow: () => Analyser = borrowAnalyser,
  keep: KeepMeasures = keepMeasures,
): PreCheck {
  let analyser: Analyser | null = null;
  onScopeDispose(() => analyser?.close());
  watch(
    () => shot()?.image ?? null,
    (image) => {
      if (image === null || isKnown(image.id)) return;
      analyser ??= borrow();
      void see(image, analyser, keep);
    },
    { immediate: true },
  );

  const found = computed(() => {
    const image = shot()?.image;
    return image === undefined ? null : (seen.get(image.id) ?? 'running');
  });
  const view = computed(() => (typeof found.value === 'string' ? null : found.value));
  const documents = computed<readonly CheckedDocument[]>(() => {
    const one = shot();
    if (one === null || view.value === null) return [];
    const sitter = view.value;
    const { documents: chosen, age } = asked();
    const framing = framingOf(one.source);
    const pxPerViewPx = one.image.widthPx / sitter.widthPx;
    return chosen.map((document) => ({
      document,
      checks: preCheck(sitter, { document, age, framing, pxPerViewPx }),
      lines: photoLines(sitter, { document, framing }),
    }));
  });
  return {
    state: computed(() => {
      if (found.value === null) return 'none';
      return typeof found.value === 'string' ? found.value : 'checked';
    }),
    view,
    documents,
    faults: computed(() => faultsOf(documents.value.flatMap(({ checks }) => checks))),
  };
}

/** Returns the analysis of a picture that was checked on this page; null when there is none. */
export function analysisOf(id: ImageId): SitterView | null {
  const found = seen.get(id);
  return found === undefined || typeof found === 'string' ? null : found;
}

/** True when the view is known. A shot that failed because the models were unavailable may succeed later. */
const isKnown = (id: ImageId): boolean => seen.has(id) && seen.get(id) !== 'unavailable';

/** Keeps the analysis of a picture for the photo record. */
type KeepMeasures = (imageId: ImageId, view: SitterView) => unknown;

/** Without its measures, the record says that the picture was not measured. */
async function keepMeasures(imageId: ImageId, view: SitterView): Promise<void> {
  await kiosk().keepMeasures({ imageId, view }).catch(expectedFailure);
}

async function see(image: ImageView, analyser: Analyser, keep: KeepMeasures): Promise<void> {
  const oldest = seen.keys().next().value;
  if (seen.size >= remembered && oldest !== undefined) seen.delete(oldest);
  seen.set(image.id, 'running');
  try {
    const view = await analyser.look(await bitmapOf(image), { accuracy: 'still' });
    seen.set(image.id, view);
    void keep(image.id, view);
  } catch (error) {
    const gone = error instanceof AnalyserError && error.reason !== 'unreadable';
    seen.set(image.id, gone ? 'unavailable' : 'unreadable');
  }
}

/** Fetches and decodes a shot. @throws when that fails */
async function bitmapOf({ id, widthPx, heightPx }: ImageView): Promise<ImageBitmap> {
  const answer = await fetch(photoRoute(id));
  if (!answer.ok) throw new Error(`The shot could not be fetched: ${answer.status}`);
  const scale = Math.min(1, longestSide / Math.max(widthPx, heightPx));
  return createImageBitmap(await answer.blob(), {
    resizeWidth: Math.round(widthPx * scale),
    resizeHeight: Math.round(heightPx * scale),
    resizeQuality: 'high',
  });
}
