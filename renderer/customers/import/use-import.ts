/** One file with customers on its way into the records. */
import { onUnmounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import {
  customerFilePiece,
  largestCustomerFile,
  type CustomerFilePreview,
  type DuplicateRule,
  type FileReading,
  type ImportProgress,
  type ImportResult,
} from '../../../shared/model/customer-import.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { useSupervised, type Supervised } from '../../supervisor/use-supervised.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** Why a file cannot be read at all. */
export type FileTrouble = 'empty' | 'too-large' | 'locked';

/** How often the page asks how far the import is, milliseconds. */
const askEvery = 300;

const undecided: FileReading = { encoding: null, separator: null, heads: null, columns: null };

export interface CustomerImport extends Supervised {
  readonly trouble: ShallowRef<{ readonly name: string; readonly why: FileTrouble } | null>;
  readonly fileName: Ref<string>;
  /** Null until a file was read. */
  readonly preview: ShallowRef<CustomerFilePreview | null>;
  readonly progress: ShallowRef<ImportProgress | null>;
  /** Null until the import is done. */
  readonly result: ShallowRef<ImportResult | null>;
  /** Reads a file. */
  readonly open: (file: File) => Promise<void>;
  /** Reads it again in another way. What is not named stays as it is. */
  readonly readAs: (how: Partial<FileReading>) => Promise<void>;
  /** Imports it. */
  readonly begin: (duplicates: DuplicateRule) => Promise<void>;
  /** True while an import is under way, also one that `run` begins again. */
  readonly importing: Ref<boolean>;
  /** True from the call of `cancel` until the import has ended. */
  readonly cancelling: Ref<boolean>;
  /** True once an import was cancelled, until the next one begins. */
  readonly cancelled: Ref<boolean>;
  /** Cancels the import that is under way: nobody is imported. */
  readonly cancel: () => Promise<void>;
  /** Goes back to the choice of a file. */
  readonly leave: () => void;
}

/** Hands the file over in pieces. */
async function send(file: File): Promise<void> {
  for (let at = 0; at < file.size; at += customerFilePiece) {
    const bytes = new Uint8Array(await file.slice(at, at + customerFilePiece).arrayBuffer());
    await kiosk().sendCustomerFile({ bytes, at, size: file.size });
  }
}

export function useImport(): CustomerImport {
  const trouble: CustomerImport['trouble'] = shallowRef(null);
  const fileName = ref('');
  const preview: CustomerImport['preview'] = shallowRef(null);
  const progress: CustomerImport['progress'] = shallowRef(null);
  const result: CustomerImport['result'] = shallowRef(null);
  const importing = ref(false);
  const cancelling = ref(false);
  const cancelled = ref(false);
  let task = (): Promise<void> => Promise.resolve();
  const supervised = useSupervised(() => task());
  const attempt = (next: () => Promise<void>): Promise<void> => {
    task = next;
    return supervised.run();
  };

  /** The way in which the file was read, with what staff have chosen. */
  function chosen(how: Partial<FileReading>): FileReading {
    if (preview.value === null) return { ...undecided, ...how };
    const { encoding, separator, heads, columns } = preview.value;
    return { encoding, separator, heads, columns: columns.map(({ use }) => use), ...how };
  }
  async function read(how: Partial<FileReading>): Promise<void> {
    preview.value = await kiosk().previewCustomerFile(chosen(how));
  }
  async function take(file: File): Promise<void> {
    try {
      await send(file);
    } catch (error) {
      // It is gone or may not be read: the browser does not say which.
      if (!(error instanceof DOMException)) throw error;
      trouble.value = { name: file.name, why: 'locked' };
      return;
    }
    await read(undecided);
  }
  async function importAll(duplicates: DuplicateRule): Promise<void> {
    // While the counter is locked, the kiosk does not say how far it is. The import goes on, and its own answer comes.
    const timer = setInterval(() => {
      void kiosk()
        .importProgress()
        .then((now) => (progress.value = now), expectedFailure);
    }, askEvery);
    importing.value = true;
    cancelled.value = false;
    try {
      result.value = await kiosk().importCustomerFile({ ...chosen({}), duplicates });
      cancelled.value = result.value === null;
    } finally {
      clearInterval(timer);
      progress.value = null;
      importing.value = false;
      cancelling.value = false;
    }
  }
  async function cancel(): Promise<void> {
    if (cancelling.value) return;
    cancelling.value = true;
    try {
      await kiosk().cancelCustomerImport();
    } catch (error) {
      supervised.failure.value = expectedFailure(error);
      cancelling.value = false;
    }
  }
  // A kiosk that was locked meanwhile refuses. It forgets the file with the next one.
  onUnmounted(() => void kiosk().forgetCustomerFile().catch(expectedFailure));

  return {
    ...supervised,
    ...{ trouble, fileName, preview, progress, result },
    ...{ importing, cancelling, cancelled, cancel },
    async open(file) {
      if (supervised.busy.value) return;
      trouble.value = null;
      preview.value = null;
      fileName.value = file.name;
      if (file.size === 0) trouble.value = { name: file.name, why: 'empty' };
      else if (file.size > largestCustomerFile) trouble.value = { name: file.name, why: 'too-large' };
      else await attempt(() => take(file));
    },
    readAs: (how) => attempt(() => read(how)),
    begin: (duplicates) => attempt(() => importAll(duplicates)),
    leave() {
      cancelled.value = false;
      preview.value = null;
      supervised.failure.value = null;
    },
  };
}
