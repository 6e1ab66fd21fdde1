import { describe, expect, it, vi } from 'vitest';
import { FILES_BASE, modelFetch } from '../../../../renderer/camera/analysis/model-files.ts';

const pageFetch = vi.fn(() => Promise.resolve(new Response('bytes')));
const reads = modelFetch(pageFetch);

describe('what the analysis reads', () => {
  it.each(['blazeface.json', 'facemesh.bin', 'tfjs-backend-wasm-simd.wasm'])(
    'is the page’s own %s',
    async (name) => {
      await reads(FILES_BASE + name);
      expect(pageFetch).toHaveBeenLastCalledWith(
        expect.stringMatching(new RegExp(`^(?!https?:).*${name.split('.')[0] ?? ''}`)),
        undefined,
      );
    },
  );

  it.each([
    'https://cdn.jsdelivr.net/npm/facemesh.json',
    'https://models.invalid/antispoof.json',
    'https://models.invalid/../blazeface.json',
    '/photo/img_0001/full',
  ])('is never %s', async (address) => {
    pageFetch.mockClear();
    await expect(reads(address)).rejects.toThrow('its own files only');
    expect(pageFetch).not.toHaveBeenCalled();
  });
});
