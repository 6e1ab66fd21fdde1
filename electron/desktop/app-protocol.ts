import { protocol } from 'electron';
import { join } from 'node:path';
import { readPhotoRoute, type PictureSize } from '../../shared/photo-route.ts';
import type { ImageId } from '../../shared/ids.ts';
import type { Kiosk } from '../kiosk.ts';
import type { Log } from '../log.ts';
import { answerOf, fileAnswer, pageFile, plainAnswer, type BuiltPage } from './page-answers.ts';
import { appScheme, isPageAddress, pageOrigin } from './page-origin.ts';

/** The meaning of an address on the page's origin. */
type Route =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'photo'; readonly imageId: ImageId; readonly size: PictureSize }
  | { readonly kind: 'refused' };

const refused: Route = { kind: 'refused' };

/**
 * Parses an address.
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
  const file = pageFile(path, pageDir);
  return file === null ? refused : { kind: 'file', path: file };
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

/** Serves the built page and the photos at `app://headroom/`. */
export function serveApp(kiosk: Pick<Kiosk, 'photo'>, page: BuiltPage, log: Log): void {
  protocol.handle(appScheme, async (request) => {
    if (request.method !== 'GET') return plainAnswer(405);
    const route = routeOf(request.url, page.dir);
    try {
      if (route.kind === 'file') return await fileAnswer(route.path, page.language());
      if (route.kind === 'photo') return await photoAnswer(kiosk, route.imageId, route.size);
      return plainAnswer(404);
    } catch (error) {
      log.error(
        { route: route.kind, error: error instanceof Error ? error.name : typeof error },
        'not served',
      );
      return plainAnswer(500);
    }
  });
}

/** Portraits must not stay in Chromium's cache: erasing a customer must reach every copy. */
async function photoAnswer(
  kiosk: Pick<Kiosk, 'photo'>,
  imageId: ImageId,
  size: PictureSize,
): Promise<Response> {
  const photo = await kiosk.photo(imageId, size);
  if (photo === null) return plainAnswer(404);
  return answerOf(Uint8Array.from(photo.bytes), photo.mime, 'no-store');
}
