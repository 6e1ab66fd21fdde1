/** Binds the calls of gdi32.dll that draw on a driver's page. Signatures and constants are from wingdi.h. */
import koffi from 'koffi';
import { systemLibrary } from '../../windows/ffi.ts';
import { WindowsError, type Strip, type WindowsCalls } from './calls.ts';

/** A BITMAPINFOHEADER without a colour table: 24 bits a dot. */
const headerBytes = 40;
const bitsPerDot = 24;
/** DIB_RGB_COLORS and SRCCOPY. */
const [rgbColours, copySource] = [0, 0xcc_0020];

type Pointer = unknown;
type OnPage = (dc: Pointer) => number;
type Box = [x: number, y: number, width: number, height: number];

/** Returns a bitmap's header. A positive height means that the lowest row comes first, which every driver accepts. */
function headerOf({ width, height }: Strip): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(headerBytes, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE(height, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bitsPerDot, 14);
  return header;
}

export async function bindGdi(): Promise<WindowsCalls['open']> {
  const gdi = await systemLibrary('gdi32.dll');
  const kernel = await systemLibrary('kernel32.dll');
  const lastError = kernel<() => number>('uint32_t GetLastError()');

  // The struct has a name, because C signatures refer to it.
  const documentInfo = koffi.struct('DOCINFOW', {
    ...{ size: 'int', name: 'str16', output: 'str16', datatype: 'str16', flags: 'uint32' },
  });
  const create = (name: 'CreateDCW' | 'CreateICW') =>
    gdi<(driver: 'WINSPOOL', device: string, port: null, settings: Buffer) => Pointer>(
      `void *${name}(str16 driver, str16 device, str16 port, void *settings)`,
    );
  const [createDC, createIC] = [create('CreateDCW'), create('CreateICW')];
  const getDeviceCaps = gdi<(dc: Pointer, index: number) => number>('int GetDeviceCaps(void *dc, int index)');
  const startDoc = gdi<(dc: Pointer, info: object) => number>('int StartDocW(void *dc, DOCINFOW *info)');
  const startPage = gdi<OnPage>('int StartPage(void *dc)');
  const endPage = gdi<OnPage>('int EndPage(void *dc)');
  const endDoc = gdi<OnPage>('int EndDoc(void *dc)');
  const abortDoc = gdi<OnPage>('int AbortDoc(void *dc)');
  const deleteDC = gdi<OnPage>('int DeleteDC(void *dc)');
  const stretchDIBits = gdi<
    (
      dc: Pointer,
      ...boxesAndRows: [...Box, ...Box, rows: Uint8Array, header: Buffer, usage: number, operation: number]
    ) => number
  >(
    'int StretchDIBits(void *dc, int x, int y, int w, int h, int fromX, int fromY, int fromW, int fromH, void *rows, void *header, uint32_t usage, uint32_t operation)',
  );

  /** Returns a printing call's result, which is positive; throws WindowsError for any other. */
  function succeed(call: string, result: number): number {
    if (result <= 0) throw new WindowsError(call, lastError());
    return result;
  }

  return (printer, settings, forPrinting) => {
    const dc = (forPrinting ? createDC : createIC)('WINSPOOL', printer, null, settings);
    if (dc === null) throw new WindowsError(forPrinting ? 'CreateDC' : 'CreateIC', lastError());
    return {
      caps: (index) => getDeviceCaps(dc, index),
      startDoc: (name) => {
        const info = { size: koffi.sizeof(documentInfo), name, output: null, datatype: null, flags: 0 };
        return succeed('StartDoc', startDoc(dc, info));
      },
      startPage: () => void succeed('StartPage', startPage(dc)),
      draw: (strip) => {
        const { left, top, width, height, rows } = strip;
        const target: Box = [left, top, width, height];
        const source: Box = [0, 0, width, height];
        const drawn = stretchDIBits(dc, ...target, ...source, rows, headerOf(strip), rgbColours, copySource);
        succeed('StretchDIBits', drawn);
      },
      endPage: () => void succeed('EndPage', endPage(dc)),
      endDoc: () => void succeed('EndDoc', endDoc(dc)),
      abortDoc: () => void abortDoc(dc),
      close: () => void deleteDC(dc),
    };
  };
}
