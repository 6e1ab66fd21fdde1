import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import { useRouter } from 'vue-router';
import type { RetouchKind, PictureSource } from '../../shared/retouch.ts';
import { pictureTroubleOf } from '../../shared/picture-trouble.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import type { ImportTrouble } from '../picture-picker/import-trouble.ts';
import { pickedFile } from '../picture-picker/file-source.ts';
import type { PickedPicture } from '../picture-picker/picked.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface StartSession {
  /** True while the picker is open. */
  readonly picking: Ref<boolean>;
  readonly starting: Readonly<Ref<boolean>>;
  readonly failure: ShallowRef<BridgeError | null>;
  /** Faults of the files that were dropped last. */
  readonly troubles: ShallowRef<readonly ImportTrouble[]>;
  readonly choose: () => void;
  readonly picked: (picture: PickedPicture) => Promise<void>;
  readonly dropped: (event: DragEvent) => Promise<void>;
}

/** The call that starts a retouch session of each kind, and the route that shows it. */
const ways = {
  retouch: { begin: (source: PictureSource) => kiosk().startRetouch({ source }), route: 'retouch-session' },
  headshots: {
    begin: (source: PictureSource) => kiosk().startHeadshots({ source }),
    route: 'headshot-session',
  },
} as const;

/** Starts a retouch session with a picture, picked or dropped. */
export function useStartSession(kind: RetouchKind): StartSession {
  const { begin, route } = ways[kind];
  const router = useRouter();
  const picking = ref(false);
  const starting = ref(false);
  const failure = shallowRef<BridgeError | null>(null);
  const troubles = shallowRef<readonly ImportTrouble[]>([]);

  async function start(picture: PickedPicture): Promise<BridgeError | null> {
    starting.value = true;
    failure.value = null;
    try {
      const session = await begin(picture.source);
      picking.value = false;
      await router.push({ name: route, params: { sessionId: session.id } });
      return null;
    } catch (error) {
      return expectedFailure(error);
    } finally {
      starting.value = false;
    }
  }
  return {
    picking,
    starting,
    failure,
    troubles,
    choose() {
      if (starting.value) return;
      failure.value = null;
      // Staff who choose again have read what was wrong with the previous file.
      troubles.value = [];
      picking.value = true;
    },
    async picked(picture) {
      if (!starting.value) failure.value = await start(picture);
    },
    async dropped(event) {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined || starting.value) return;
      troubles.value = [];
      const read = await pickedFile(file);
      const failed = typeof read === 'string' ? null : await start(read);
      const trouble = typeof read === 'string' ? read : failed && pictureTroubleOf(failed);
      if (trouble !== null) troubles.value = [{ name: file.name, trouble }];
      else failure.value = failed;
    },
  };
}
