import { protocol } from 'electron';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { readPhotoRoute, type PictureSize } from '../../shared/contract.ts';
import type { ImageId } from '../../shared/ids.ts';
import type { Kiosk } from '../kiosk.ts';
import type { Log } from '../log.ts';
import { mediaTypeOf, pageHeaders } from '../page-policy.ts';
import { appScheme, isPageAddress, pageOrigin } from './page-origin.ts';

/** What an address of the page's origin means. */
type Route =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'photo'; readonly imageId: ImageId; readonly size: PictureSize }
  | { readonly kind: 'refused' };

const refused: Route = { kind: 'refused' };

/**
 * Names as the page's build makes them. No percent sign, backslash, colon or NUL, and no name that begins with a
 * dot: so nothing encoded, absolute or upwards is ever decoded, it is refused as it stands.
 */
const plainPath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/**
 * Reads one address.
 *
 * @param pageDir the built page's folder, absolute
 */
export function routeOf(address: string, pageDir: string): Route {
  if (!isPageAddress(address)) return refused;
  const [path = ''] = address.slice(pageOrigin.length + 1).split(/[?#]/);
  if (path.startsWith('photo/')) {
    const photo = readPhotoRoute(path);
    return photo === null ? refused : { kind: 'photo', ...photo };
  }
  if (path === '') return { kind: 'file', path: join(pageDir, 'index.html') };
  if (!plainPath.test(path)) return refused;
  const file = resolve(pageDir, path);
  // With the separator: `dist/renderer-old` begins with `dist/renderer` and is another folder.
  return file.startsWith(pageDir + sep) ? { kind: 'file', path: file } : refused;
}

/** Gives the page's scheme an origin of its own and `fetch`. Must run before Electron is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
        bypassCSP: false,
        corsEnabled: false,
        allowServiceWorkers: false,
        allowExtensions: false,
      },
    },
  ]);
}

/**
 * Serves the built page and the photos at `app://headroom/`.
 *
 * @param pageDir the built page's folder, absolute
 */
export function serveApp(kiosk: Pick<Kiosk, 'photo'>, pageDir: string, log: Log): void {
  protocol.handle(appScheme, async (request) => {
    if (request.method !== 'GET') return plain(405);
    const route = routeOf(request.url, pageDir);
    try {
      if (route.kind === 'file') return await fileAnswer(route.path);
      if (route.kind === 'photo') return await photoAnswer(kiosk, route.imageId, route.size);
      return plain(404);
    } catch (error) {
      log.error(
        { route: route.kind, error: error instanceof Error ? error.name : typeof error },
        'not served',
      );
      return plain(500);
    }
  });
}

const plain = (status: number): Response => new Response(null, { status, headers: pageHeaders });

const answer = (bytes: Uint8Array<ArrayBuffer>, type: string, cache: 'no-store' | 'no-cache'): Response =>
  new Response(bytes, { headers: { ...pageHeaders, 'Content-Type': type, 'Cache-Control': cache } });

async function fileAnswer(path: string): Promise<Response> {
  try {
    return answer(await readFile(path), mediaTypeOf(path), 'no-cache');
  } catch (error) {
    if (isAbsent(error)) return plain(404);
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));

/** A portrait is not to stay in Chromium's cache: erasing a customer must reach every copy. */
async function photoAnswer(
  kiosk: Pick<Kiosk, 'photo'>,
  imageId: ImageId,
  size: PictureSize,
): Promise<Response> {
  const photo = await kiosk.photo(imageId, size);
  if (photo === null) return plain(404);
  return answer(Uint8Array.from(photo.bytes), photo.mime, 'no-store');
}
