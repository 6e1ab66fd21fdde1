import { again, gap } from './gaps.ts';

/** Rows that nearly every order has, as its text has them. `{time}` is a gap, and `{3}` that for the fourth id of the order. */
const pictures =
  '[[["img_{id}","shot",{count},{count},"image/jpeg",{count},"{hash}","{time}","{time}"]' +
  ',["img_{id}","answer",0,0,"application/json",{count},"","{time}","{time}"]' +
  ',["img_{id}","preview",{count},{count},"image/jpeg",{count},"","{time}","{time}"]' +
  ',["img_{id}","answer",0,0,"application/json",{count},"","{time}","{time}"]' +
  ',["img_{id}","final",{count},{count},"image/jpeg",{count},"","{time}","{time}"]],[]';
const shots = ',[["shot_{id}","ord_{id}","img_{0}","camera","","{time}","per_{6}"]]';
const calls =
  ',[["call_{id}","ord_{6}","pho_{id}",null,"makeIdPhotoWatermark","eu","done",null,{count},{count},{count},null,null,null' +
  ',"img_{1}",{count},{count},null,null,"{time}","{time}","{time}",null]' +
  ',["call_{id}","ord_{6}","pho_{8}",null,"getIdPhotoNoWatermark","eu","done",null,95,{count},{count},null,null,null' +
  ',"img_{3}",null,null,null,null,"{time}","{time}","{time}",null]]';
const printed = ',"{halfHash}","printed","","",null,"",null,"{time}","{time}","{time}",null';
const sheet = `,[["prt_{id}","sheet","ord_{6}",null,null,null,"cups:","","{\\"mediumId\\":\\"4x6in\\",\\"as\\":4,\\"ids\\":[\\"pho_{8}\\"]}",1,"2"${printed},null]`;
const slip = `,["prt_{id}","slip","ord_{6}",null,null,null,"cups:","","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6"${printed},"cod_{id}"]`;
const receipt = `,["prt_{id}","receipt","ord_{6}",null,null,null,"cups:","","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6"${printed},null]]`;
const photo = ',[],[["pho_{8}","shot_{5}","img_{2}","img_{4}"]]]';

const examples = [
  ',"png","webp","edit","headshot","reference","import","image/heic","image/png","other","us","refused","not-sent","resolved"',
  ',"counted","not-counted","failed","cancelled","service-sheet","record","checkIdPhoto","faceMatch","practice"',
  ',"arranged":null,"10x15cm","13x18cm","5x7in","a6","80mm","folder:","windows:"',
  pictures + shots + calls + sheet + receipt,
  ',[["prt_{10}","ord_{6}"],["prt_{11}","ord_{6}"]]',
  photo,
  pictures + shots + calls + sheet + slip + receipt,
  ',[["prt_{10}","ord_{6}"],["prt_{11}","ord_{6}"],["prt_{13}","ord_{6}"]]',
  photo,
].join('');

const gapOf = (name: string): string =>
  Object.hasOwn(gap, name) ? gap[name as keyof typeof gap] : again(Number(name));

/** It never changes: a pack can only be read with the dictionary that it was made with. */
export const dictionary = Buffer.from(
  examples.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => gapOf(name)),
);
