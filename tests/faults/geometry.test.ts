/** The head in the final of a drawn customer. */
import { portraitFamily } from '../portraits/family.ts';
import { testFinals } from '../support/pictures/final-heads.ts';

testFinals(portraitFamily(31, 3).slice(0, 1));
