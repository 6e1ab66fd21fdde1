import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { defineConfig, type Connect, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns a drawn head for every picture that the page requests by its id. */
const portrait = (id: string): string => {
  // Shots, and versions of them in a retouch session (300 and up, in hexadecimal).
  const wide = id.includes('65') || /_0+(6[5-9a-f]|7|1(2[c-f]|[3-7].|8[0-e])$)/.test(id);
  const box = wide ? '-480 -270 960 540' : '-105 -112 210 270';
  const stamp = id.endsWith('c9')
    ? '<text y="70" font-size="34" text-anchor="middle" fill="#fff" opacity=".6" transform="rotate(-30)">Preview</text>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide ? 1920 : 413}" height="${wide ? 1080 : 531}">
  <rect x="-500" y="-300" width="1000" height="700" fill="#d8d5cc"/>
  <path d="M-110 200q0-110 70-122h80q70 12 70 122z" fill="#3d4653"/><path d="M-26 40h52v50q-26 22-52 0z" fill="#b98663"/>
  <ellipse cy="-2" rx="62" ry="84" fill="#c99672"/><path d="M-68 0q-8-96 68-98t68 98q-10-62-68-60t-68 60z" fill="#2b211c"/>
  <ellipse cx="-24" cy="-4" rx="7" ry="4"/><ellipse cx="24" cy="-4" rx="7" ry="4"/><path d="M-16 44h32" stroke="#8a4b3c" stroke-width="4"/>${stamp}</svg>`;
};
/**
 * All pages together request hundreds of pictures, of three kinds. Sent as pixels, because a page decodes a drawing
 * only in an <img>.
 */
const drawn = new Map<string, Promise<Buffer>>();
function pixelsOf(svg: string): Promise<Buffer> {
  const png = drawn.get(svg) ?? sharp(Buffer.from(svg)).png().toBuffer();
  drawn.set(svg, png);
  return png;
}
const answerPictures: Connect.NextHandleFunction = (request, response, next) => {
  const id = /\/photo\/(img_\w+)/.exec(request.url ?? '')?.[1];
  if (id === undefined) {
    next();
    return;
  }
  void pixelsOf(portrait(id)).then((png) => response.setHeader('content-type', 'image/png').end(png), next);
};
const pictures: Plugin = {
  name: 'pictures',
  configureServer: ({ middlewares }) => void middlewares.use(answerPictures),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answerPictures),
};

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [vue(), pictures],
  worker: { format: 'es' },
  build: { target: 'chrome140', assetsInlineLimit: 0 },
  server: { fs: { allow: [here('../../..')] } },
});
