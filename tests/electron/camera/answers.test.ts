import { describe, expect, it } from 'vitest';
import {
  camerasIn,
  countIn,
  errorIn,
  filesIn,
  frameIn,
  freeImagesIn,
  largestJpeg,
  percentIn,
  withoutEcho,
} from '../../../electron/camera/gphoto2/answers.ts';

const jpeg = (...content: readonly number[]): Buffer =>
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...content, 0xff, 0xd9]);
const value = (current: string): Buffer =>
  Buffer.from(`Label: A\nReadonly: 1\nType: TEXT\nCurrent: ${current}\nEND\n`);

describe('the table of cameras', () => {
  const head =
    'Model                          Port            \n----------------------------------------------------------\n';

  it('names the cameras on USB, with models that are longer than their column', () => {
    const table =
      `${head}Canon EOS 250D                 usb:001,004     \n` +
      `Nikon DSC D7500 (a model with a long name) usb:002,011     \n`;
    expect(camerasIn(table)).toEqual([
      { id: 'gphoto2:usb:001,004', label: 'Canon EOS 250D' },
      { id: 'gphoto2:usb:002,011', label: 'Nikon DSC D7500 (a model with a long name)' },
    ]);
  });

  it('leaves out disks, which have no live view, and is empty without a camera', () => {
    expect(camerasIn(`${head}Mass Storage Camera            disk:/media/card\n`)).toEqual([]);
    expect(camerasIn(head)).toEqual([]);
  });
});

describe('the answer to a command', () => {
  it('is what follows the echo, whether that came once or twice', () => {
    expect(withoutEcho(Buffer.from('ls\nls\n1\n'), 'ls').toString()).toBe('1\n');
    expect(withoutEcho(Buffer.from('ls\n1\n'), 'ls').toString()).toBe('1\n');
  });

  it('has an error by its number, and none in a picture', () => {
    expect(errorIn(Buffer.from("*** Error (-53: 'Could not claim the USB device') ***\n"))).toEqual({
      number: -53,
    });
    expect(errorIn(jpeg(1, 2, 3))).toBeNull();
  });

  it('has a frame between lines of text', () => {
    const frame = jpeg(0x0a, 0x31, 0x0a);
    expect(frameIn(Buffer.concat([Buffer.from('capture-preview\n'), frame, Buffer.from('\n')]))).toEqual(
      frame,
    );
    expect(frameIn(Buffer.from("*** Error (-6: 'Unsupported operation') ***\n"))).toBeNull();
    expect(frameIn(jpeg(1).subarray(0, 5))).toBeNull();
  });

  it('has files by their length, whatever is in them, between lines of text', () => {
    const raw = Buffer.concat([Buffer.from('II*\0CR\n5\n'), jpeg(1, 2)]);
    const picture = jpeg(0x0a, 0x39, 0x0a, 0xff, 0xd9);
    const answer = Buffer.concat([
      Buffer.from(`UNKNOWN event\n${raw.length}\n`),
      raw,
      Buffer.from(`${picture.length}\n`),
      picture,
      Buffer.from('\n'),
    ]);
    expect(filesIn(answer)).toEqual([raw, picture]);
    expect(largestJpeg(filesIn(answer))).toEqual(picture);
  });

  it('has no file that ends early, and no JPEG among raw files', () => {
    expect(filesIn(Buffer.from('5000\nabc'))).toEqual([]);
    expect(largestJpeg([Buffer.from('II*\0')])).toBeNull();
  });

  it('tells a charge in percent and a count, and nothing where the camera uses words', () => {
    expect([percentIn(value('75%')), percentIn(value('100')), percentIn(value('Low'))]).toEqual([
      75,
      100,
      null,
    ]);
    expect([countIn(value('420')), countIn(value('Unknown'))]).toEqual([420, null]);
    expect(percentIn(Buffer.from("*** Error (-2: 'Bad parameters') ***\n"))).toBeNull();
  });

  it('adds up the room of all cards that tell it', () => {
    const cards = (...free: readonly number[]): Buffer =>
      Buffer.from(free.map((count, at) => `[Storage ${at}]\nfree=8 KB\nfreeimages=${count}\n`).join(''));
    expect([freeImagesIn(cards(12, 30)), freeImagesIn(cards(4_294_967_295)), freeImagesIn(cards())]).toEqual([
      42,
      null,
      null,
    ]);
  });
});
