/** Shared with the guidance at the camera, so that both map pictures in the same way. */
export { anchored, toSource, toTarget, type Point, type Similarity } from '../../../shared/similarity.ts';
