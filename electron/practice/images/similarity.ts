/** The practice service and the guidance at the camera place pictures in each other alike. */
export { anchored, toSource, toTarget, type Point, type Similarity } from '../../../shared/similarity.ts';
