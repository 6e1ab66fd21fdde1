import { downloadArtifact, FetchDownloader, type Progress } from '@electron/get';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Reason, reasonFor } from './reason.ts';

/** Milliseconds without any data after which a download is given up. A slow download is not given up. */
const stallMs = 5000;

/** Signs of life before the first byte of the file: a connection was made, or a redirect was sent. */
const signsOfLife = ['undici:client:connected', 'undici:request:headers'];

interface Download {
  /** Electron's npm package, with its version and the checksums of its files. */
  readonly folder: string;
  /** Ends the download when the person stops the program. */
  readonly stopped: AbortSignal;
  /** Called with the source of the file, unless it is in Electron's cache; then with the progress. */
  readonly onStart: (version: string, host: string) => void;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Downloads Electron's archive into Electron's cache and compares its checksum. Mirror and cache are set as
 * Electron's package documents it.
 *
 * @returns the reason why the archive is not there, in words, or null when it is
 */
export async function downloadElectron(download: Download): Promise<string | null> {
  const { version } = readJson(download.folder, 'package.json') as { readonly version: string };
  let host = 'the mirror';
  try {
    await downloadArtifact({
      version,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      ...fromSettings(download.folder),
      downloader: {
        download: (url: string, path: string) => {
          host = hostOf(url);
          download.onStart(version, host);
          return downloadFile(url, path, download);
        },
      },
    });
    return null;
  } catch (error) {
    return reasonFor(error, host);
  }
}

/** The same settings as in `install.js` of Electron's package. */
function fromSettings(folder: string): { cacheRoot?: string; checksums?: Record<string, string> } {
  const {
    electron_config_cache: cacheRoot,
    electron_use_remote_checksums: remote,
    npm_config_electron_use_remote_checksums: npmRemote,
  } = process.env;
  return {
    ...(cacheRoot && { cacheRoot }),
    ...(!remote && !npmRemote && { checksums: readJson(folder, 'checksums.json') as Record<string, string> }),
  };
}

/** Returns only the host, because an address may hold a password. */
const hostOf = (url: string): string => new URL(url).host;

const readJson = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Downloads one file and gives up when nothing arrives for `stallMs`. */
async function downloadFile(url: string, path: string, { stopped, onProgress }: Download): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort(new Reason(`${hostOf(url)} sent nothing for ${stallMs / 1000} seconds`));
  }, stallMs);
  const heard = (): void => void timer.refresh();
  for (const sign of signsOfLife) subscribe(sign, heard);
  try {
    await new FetchDownloader().download(url, path, {
      quiet: true,
      signal: AbortSignal.any([silence.signal, stopped]),
      getProgressCallback: (progress) => {
        // The whole file has arrived: a slow disk may take its time.
        if (progress.percent === 1) clearTimeout(timer);
        else heard();
        onProgress(progress);
        return Promise.resolve();
      },
    });
  } finally {
    for (const sign of signsOfLife) unsubscribe(sign, heard);
    clearTimeout(timer);
  }
}
