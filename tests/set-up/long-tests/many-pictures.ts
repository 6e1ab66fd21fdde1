/** Many pictures, faces, camera programs and a real browser. */
import type { LongTest } from './long-test.ts';

export const withManyPictures: readonly LongTest[] = [
  {
    file: 'portraits/drawn-faces.test.ts',
    remaining: ['electron/practice/service.test.ts', 'e2e/camera/guidance.spec.ts'],
  },
  {
    file: 'portraits/measures.test.ts',
    remaining: ['shared/face/issues.test.ts'],
  },
  {
    file: 'electron/practice/issues.test.ts',
    remaining: ['shared/face/issues.test.ts', 'electron/practice/service.test.ts'],
  },
  {
    file: 'electron/practice/images/headshot/headshots.test.ts',
    remaining: ['electron/retouch/headshots.test.ts'],
  },
  {
    file: 'electron/practice/head-in-final.test.ts',
    remaining: ['electron/practice/images/crop.test.ts', 'electron/practice/images/crown.test.ts'],
  },
  {
    file: 'electron/practice/images/face-match/face-match.test.ts',
    remaining: [
      'electron/practice/images/face-match/similarity-score.test.ts',
      'electron/retouch/face-match.test.ts',
    ],
  },
  {
    file: 'electron/practice/images/background/matte.test.ts',
    remaining: [
      'electron/practice/images/background/remove.test.ts',
      'electron/practice/images/background/cut.test.ts',
    ],
  },
  {
    file: 'electron/kiosk/folder.test.ts',
    remaining: [
      'electron/folder/watched-folder.test.ts',
      'electron/folder/folder.test.ts',
      'electron/imaging/heic.test.ts',
      'e2e/import.spec.ts',
    ],
  },
  {
    file: 'renderer/camera/practice-camera.own-process.test.ts',
    remaining: ['renderer/camera/practice-motion.test.ts', 'e2e/camera/camera.spec.ts'],
  },
  {
    file: 'renderer/camera/analysis/in-the-page.own-process.test.ts',
    remaining: [
      'renderer/camera/analysis/create-analyser.test.ts',
      'e2e/camera/guidance.spec.ts',
      'shared/guidance/measure-sitter.test.ts',
    ],
  },
  {
    file: 'portraits/drawn-hints.test.ts',
    remaining: [
      'shared/guidance/find-hints.test.ts',
      'shared/guidance/measure-sitter.test.ts',
      'shared/guidance/backdrop.test.ts',
      'e2e/camera/guidance.spec.ts',
    ],
  },
  {
    file: 'faults/geometry-family.test.ts',
    remaining: [
      'faults/geometry.test.ts',
      'electron/practice/images/crop.test.ts',
      'electron/practice/images/crown.test.ts',
      'electron/practice/service.test.ts',
    ],
  },
  {
    file: 'electron/practice/images/ai-edit/fine-portraits.test.ts',
    remaining: ['electron/practice/images/ai-edit/ai-edit.test.ts'],
  },
  {
    file: 'electron/folder/watched-files.test.ts',
    remaining: [
      'electron/folder/watched-folder.test.ts',
      'electron/folder/settling.test.ts',
      'electron/folder/inbox.test.ts',
    ],
  },
  {
    file: 'electron/camera/gphoto2-trouble.test.ts',
    remaining: ['electron/camera/gphoto2.test.ts', 'electron/camera/answers.test.ts'],
  },
  {
    file: 'electron/web-rtc.test.ts',
    remaining: ['electron/page-policy.test.ts', 'electron/desktop/policy.test.ts'],
  },
  {
    file: 'support/pictures/register.test.ts',
    remaining: ['faults/geometry.test.ts'],
  },
  {
    file: 'electron/practice/bad-images.test.ts',
    remaining: ['electron/practice/refusals.test.ts', 'electron/practice/service.test.ts'],
  },
  {
    file: 'electron/camera/digicamcontrol-lost.test.ts',
    remaining: ['electron/camera/digicamcontrol.test.ts'],
  },
];
