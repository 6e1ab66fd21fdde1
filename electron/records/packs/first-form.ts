/** Reads packs as they were first made. New ones have the form of `pack.ts`. */
import { inflateRawSync } from 'node:zlib';
import type { PackedRow } from './packed-tables.ts';

/** Text that nearly every packed order has. It never changes: a pack can only be read with the dictionary that it was made with. */
const dictionary = Buffer.from(
  [
    '"png","webp","edit","headshot","reference","import","image/heic","us","eu","other","refused","not-sent","resolved"',
    '"counted","not-counted","failed","cancelled","service-sheet","record","checkIdPhoto","faceMatch"',
    '"arranged":null,"4x6in","10x15cm","13x18cm","5x7in","a4","a6","80mm","folder:","windows:"',
    '"sheet","application/json",0,0,"answer","image/png","shot","camera","practice","final","preview",826,1062,"image/jpeg"',
    '[["img_","shot",1920,1080,"image/jpeg",53987,"","~0","~0"]',
    ',["img_","answer",0,0,"application/json",656,"","~0","~0"]',
    ',["img_","preview",413,531,"image/jpeg",305853,"","~0","~0"]',
    ',["img_","final",413,531,"image/jpeg",125006,"","~0","~0"]]',
    ',[],[["shot_","ord_","img_","camera","~0","per_"]]',
    ',[["call_","ord_","pho_",null,"makeIdPhotoWatermark","eu","done",null,151180,495,200,null,null,null,"img_",977,976',
    ',null,null,"~0","~0","~0",null]',
    ',["call_","ord_","pho_",null,"getIdPhotoNoWatermark","practice","done",null,95,646,200,null,null,null,"img_",null,null',
    ',null,null,"~0","~0","~0",null]]',
    ',[["prt_","sheet","ord_",null,null,null,"cups:photo","photo","{\\"mediumId\\":\\"4x6in\\",\\"as\\":4,\\"ids\\":[\\"pho_',
    '\\"]}",1,"2","","printed","","",null,"",null,"~0","~0"',
    ',"~0",null,null]',
    ',["prt_","slip","ord_",null,null,null,"cups:office","office","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6",""',
    ',"printed","","",null,"",null,"~0","~0","~0",null,"cod_"]',
    ',["prt_","receipt","ord_",null,null,null,"cups:office","office","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6",""',
    ',"printed","","",null,"",null,"~0","~0","~0",null,null]]',
    ',[["prt_","ord_"],["prt_","ord_"],["prt_","ord_"]],[],[["pho_","shot_","img_","img_"]]]',
  ].join(''),
);

/** Begins a time, which is the milliseconds since the time before it; a text that begins like that has it once more. */
const timeSign = '~';

function timesWritten(): (value: PackedRow[number]) => PackedRow[number] {
  let last = 0;
  return (value) => {
    if (typeof value !== 'string' || !value.startsWith(timeSign)) return value;
    if (value.startsWith(timeSign, 1)) return value.slice(1);
    last += Number.parseInt(value.slice(1), 36);
    return new Date(last).toISOString();
  };
}

/** Returns the rows of each table, and those of the photos. @param pack without its first byte */
export function decodeFirstForm(pack: Uint8Array): PackedRow[][] {
  const stored = JSON.parse(inflateRawSync(pack, { dictionary }).toString()) as PackedRow[][];
  const written = timesWritten();
  return stored.map((rows) => rows.map((row) => row.map((value) => written(value))));
}
