import { practiceCustomers } from './customers.ts';
import { portrait, type PortraitParams } from './params.ts';

/** The people who can be put before the practice camera: ordinary customers, and one for each thing that goes wrong. */
const practiceSitterNames = [
  'adult',
  'dark-hair',
  'long-hair',
  'glasses',
  'child',
  'baby',
  'smiling',
  'mouth-open',
  'eyes-shut',
  'tilted',
  'turned',
  'chin-down',
  'far',
  'near',
  'aside',
  'dark',
  'bright',
  'one-sided',
  'blurred',
  'busy-wall',
  'two-people',
  'nobody',
] as const;
type PracticeSitterName = (typeof practiceSitterNames)[number];

interface PracticeSitter {
  readonly name: PracticeSitterName;
  readonly portrait: PortraitParams;
}

/** How each of the others differs from a customer who sits correctly. */
const unlike: Readonly<Partial<Record<PracticeSitterName, Partial<PortraitParams>>>> = {
  baby: { age: 'baby', eyesClosed: 1, clothingColour: '#8a9fb0' },
  smiling: { smile: 1 },
  'mouth-open': { mouthOpen: 0.6 },
  'eyes-shut': { eyesClosed: 1 },
  tilted: { roll: 14 },
  turned: { yaw: 24 },
  'chin-down': { pitch: -22 },
  far: { headHeight: 0.26, offsetY: 0 },
  near: { headHeight: 0.66, offsetY: 0 },
  aside: { offsetX: 0.14 },
  dark: { exposure: -0.8 },
  bright: { exposure: 0.9 },
  'one-sided': { light: -1 },
  blurred: { blur: 9 },
  'busy-wall': { background: 'busy' },
  'two-people': { people: 2, headHeight: 0.3 },
  nobody: { people: 0, badge: 'none' },
};

/** Number of ordinary customers. Orders take them in turn by their number. */
export const ordinarySitters = practiceCustomers.length;

/** The ordinary customers first. Each wears the badge that says PRACTICE. */
export const practiceSitters: readonly PracticeSitter[] = practiceSitterNames.map((name, index) => ({
  name,
  portrait: practiceCustomers[index] ?? portrait({ badge: 'practice', seed: 11, ...unlike[name] }),
}));
