/** Builds docs/guidance.md from the counts and from the limits in use. */
import { hintCodes, type HintCode } from '../../shared/guidance/hints.ts';
import { poseRules } from '../../shared/guidance/rules.ts';
import { ages } from '../../shared/guidance/sitter.ts';
import { ukPassport } from '../support/fixture/data.ts';
import { leastHits, mostFalseAlarms, tallyOf, type Said, type Tally } from './guidance-tally.ts';

/** The cause of each hint, in a sentence. */
const causes: Readonly<Record<HintCode, string>> = {
  'no-face': 'no face in the picture',
  'several-faces': 'more than one sitter; a face much smaller than the largest is a picture on the wall',
  'too-far': 'crown to chin, in the guide’s own millimetres, under the document’s range',
  'too-close': 'the same, over it',
  'move-left': 'middle of the head off the guide’s, to the picture’s left (the sitter’s right)',
  'move-right': 'the same, to the picture’s right',
  'move-up': 'the same, below',
  'move-down': 'the same, above',
  'tilt-left': 'eye line, anticlockwise',
  'tilt-right': 'eye line, clockwise',
  'turn-left': 'depth of the mesh at both temples, to the picture’s left',
  'turn-right': 'the same, to the picture’s right',
  'chin-up': 'depth of forehead and chin: the chin is low',
  'chin-down': 'the same: the chin is high',
  'too-dark': 'whites of the eyes and skin both dark',
  'too-bright': 'burnt-out skin, or burnt-out whites of the eyes',
  'uneven-light': 'difference of the cheeks',
  'eyes-closed': 'height over breadth of the eyes',
  'mouth-open': 'lips apart',
  smiling: 'breadth of the mouth, or the emotion model is sure',
  blurred: 'contrast of the eyes that a further blur takes away',
  backdrop: 'edges and colours around the head',
};

const counted = ({ hits, faulty, falseAlarms, others }: Tally): string =>
  `${faulty === 0 ? 'none drawn' : `${hits}/${faulty}`} | ${falseAlarms}/${others}`;

function row(code: HintCode | null, set: readonly Said[], scored: readonly Said[]): string {
  const [a, b] = [tallyOf(code, set), tallyOf(code, scored)];
  const instead = [...new Set([...a.instead, ...b.instead])].join(', ');
  return `| ${code ?? '**right** (no hint)'} | ${counted(a)} | ${counted(b)} | ${instead} |`;
}

const limitRows = ages.map((age) => {
  const { headMm, position, roll, yaw, pitch, eyesOpen, neutral } = poseRules(ukPassport, age);
  const mm = headMm === null ? '' : `${headMm.min.toFixed(1)}–${headMm.max.toFixed(1)} mm`;
  const asked = (is: boolean): string => (is ? 'asked' : 'not asked');
  return `| ${age} | ${mm} | ${position} | ${roll}° | ${yaw}° | ${pitch}° | ${asked(eyesOpen)} | ${asked(neutral)} |`;
});

export function guidancePage(set: readonly Said[], scored: readonly Said[]): string {
  return [
    '# Hints against the truth',
    '',
    'Made by `node tests/portraits/guidance-score.ts`; do not edit by hand.',
    '',
    `${set.length + scored.length} drawn portraits, each with one fault or none, as a camera sees them while someone poses for a UK passport.`,
    'The parameters with which a portrait was drawn decide what is right (`tests/portraits/guidance-cases.ts`), never the analysis.',
    `The first family (${set.length}) is of \`tests/portraits/family.ts\`; the second (${scored.length}, \`tests/portraits/second\`) is drawn by code of its own.`,
    'Limits were set on the first, scored on the second, and then set once more with both in view (blur, light from one side, a',
    'slope that a turn makes, room for size while another fault makes it unsure). So the second family is no longer new to them;',
    'the table uses portraits of both families on which no limit was set.',
    '',
    'Each portrait gets one hint, the most urgent. A hit is a portrait with the fault that the hint names;',
    'a false alarm is any other portrait that gets the hint. Children and babies are among those that should get none:',
    'they may smile, look aside or close their eyes, by their own rules.',
    '',
    `The program refuses to write this table when a hint has fewer than ${leastHits * 100} % hits or more than ${mostFalseAlarms * 100} % false alarms over both families;`,
    'left and right count together, and so do a smile and an open mouth. The weakest is a mouth that is open without a smile:',
    'in the second family, the mesh often shows closed lips.',
    '',
    '| Hint | First family: hits | false alarms | Second family: hits | false alarms | Said instead |',
    '| --- | --- | --- | --- | --- | --- |',
    ...hintCodes.map((code) => row(code, set, scored)),
    row(null, set, scored),
    '',
    '## What makes each hint',
    '',
    'Left and right in a hint are the sitter’s own, because it is read to them.',
    '',
    ...hintCodes.map((code) => `- **${code}**: ${causes[code]}`),
    '',
    '## Limits by age, for the UK passport',
    '',
    'The head’s range is the document’s (29–34 mm), widened where the service’s own crop makes up for it.',
    '',
    '| Age | Head | Off the middle, of the head’s height | Tilt | Turn | Chin | Open eyes | Plain expression |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...limitRows,
    '',
  ].join('\n');
}
