/** The heads in the finals of a family of drawn customers. */
import { portraitFamily } from '../portraits/family.ts';
import { testFinals } from '../support/pictures/final-heads.ts';

testFinals(portraitFamily(31, 3).slice(1));
