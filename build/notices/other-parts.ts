/** Parts inside npm packages or Electron that other authors wrote. */
import type { NoticeKind } from '../../shared/notices.ts';

export interface OtherPart {
  readonly kind: NoticeKind;
  readonly name: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly source: string;
  readonly copyright: string;
  readonly remark?: string;
}

const googleModels = {
  kind: 'model',
  licence: 'Apache-2.0',
  source: 'https://github.com/google-ai-edge/mediapipe',
  copyright: 'Copyright The MediaPipe Authors',
} as const;

const insideTensorFlow = {
  kind: 'library',
  licence: 'BSD-2-Clause',
  copyright: 'Copyright (c) 2019-2025 Google LLC\nCopyright (c) 2017-2018 Facebook Inc. and its affiliates',
} as const;

/** Parts by the package that contains them. */
export const partsOfPackages: Readonly<Record<string, readonly OtherPart[]>> = {
  '@vladmandic/human': [
    { ...googleModels, name: 'BlazeFace' },
    { ...googleModels, name: 'Face Mesh' },
    { ...googleModels, name: 'Iris' },
    {
      kind: 'model',
      name: 'Emotion (face_classification)',
      licence: 'MIT',
      source: 'https://github.com/oarriaga/face_classification',
      copyright: 'Copyright (c) 2017 Octavio Arriaga',
    },
    {
      kind: 'model',
      name: 'FaceRes (HSE_FaceRec_tf)',
      licence: 'Apache-2.0',
      source: 'https://github.com/HSE-asavchenko/HSE_FaceRec_tf',
      copyright: 'Copyright Andrey Savchenko',
    },
  ],
  '@tensorflow/tfjs-backend-wasm': [
    {
      ...insideTensorFlow,
      name: 'XNNPACK',
      licence: 'BSD-3-Clause',
      source: 'https://github.com/google/XNNPACK',
    },
    { ...insideTensorFlow, name: 'pthreadpool', source: 'https://github.com/google/pthreadpool' },
    { ...insideTensorFlow, name: 'cpuinfo', source: 'https://github.com/pytorch/cpuinfo' },
    {
      kind: 'library',
      name: 'FP16 and FXdiv',
      licence: 'MIT',
      source: 'https://github.com/Maratyszcza/FP16',
      copyright: 'Copyright (c) 2017 Facebook Inc.\nCopyright (c) 2016-2017 Marat Dukhan',
    },
  ],
  'better-sqlite3-multiple-ciphers': [
    {
      kind: 'library',
      name: 'SQLite',
      licence: 'blessing',
      source: 'https://www.sqlite.org',
      copyright: '',
    },
    {
      kind: 'library',
      name: 'SQLite3 Multiple Ciphers',
      licence: 'MIT',
      source: 'https://github.com/utelle/SQLite3MultipleCiphers',
      copyright: 'Copyright (c) 2006-2026 Ulrich Telle',
    },
    {
      kind: 'library',
      name: 'libaegis',
      licence: 'MIT',
      source: 'https://github.com/aegis-aead/libaegis',
      copyright: 'Copyright (c) 2023-2024 Frank Denis',
      remark: 'Inside SQLite3 Multiple Ciphers.',
    },
    {
      kind: 'library',
      name: 'FIPS 180-2 SHA-224/256/384/512 implementation',
      licence: 'BSD-3-Clause',
      source: 'https://github.com/ogay/sha2',
      copyright: 'Copyright (C) 2005, 2007 Olivier Gay <olivier.gay@a3.epfl.ch>',
      remark: 'Inside SQLite3 Multiple Ciphers.',
    },
  ],
};

/** Parts that come with Electron, in every installer. */
export const partsOfElectron: readonly OtherPart[] = [
  {
    kind: 'runtime',
    name: 'Chromium',
    licence: 'BSD-3-Clause',
    source: 'https://chromium.googlesource.com/chromium/src',
    copyright: 'Copyright 2015 The Chromium Authors',
    remark:
      'Only in the installed program. Chromium brings many libraries along: LICENSES.chromium.html, beside the program, names each of them with its licence.',
  },
  {
    kind: 'runtime',
    name: 'FFmpeg',
    licence: 'LGPL-2.1-or-later',
    source: 'https://chromium.googlesource.com/chromium/third_party/ffmpeg',
    copyright: 'Copyright (c) 2000-2025 the FFmpeg developers',
    remark:
      'Only in the installed program. FFmpeg is a file of its own beside it (libffmpeg.so, ffmpeg.dll or libffmpeg.dylib), which you may replace by another build. Electron’s release of the version above names the revision of its sources.',
  },
  {
    kind: 'runtime',
    name: 'Node.js',
    licence: 'MIT',
    source: 'https://github.com/nodejs/node',
    copyright: 'Copyright Node.js contributors. All rights reserved.',
    remark: 'Only in the installed program.',
  },
];

/**
 * Copyright lines of packages that state a licence and ship no text of it. Nothing is guessed: a package that is
 * missing here fails the build.
 */
export const packagesWithoutText: Readonly<Record<string, string>> = {
  '@tensorflow/tfjs-backend-cpu': 'Copyright 2020 Google LLC. All Rights Reserved.',
  '@tensorflow/tfjs-backend-wasm': 'Copyright 2019 Google LLC. All Rights Reserved.',
  '@tensorflow/tfjs-converter': 'Copyright 2018 Google LLC. All Rights Reserved.',
  '@tensorflow/tfjs-core': 'Copyright 2018 Google LLC. All Rights Reserved.',
  'abstract-logging': 'Copyright (c) James Sumners',
  brotli: 'Copyright (c) Devon Govett',
  dfa: 'Copyright (c) Devon Govett',
  'lazy-val': 'Copyright (c) Vladimir Krivosheev',
  seedrandom: 'Copyright 2019 David Bau.',
  tr46: 'Copyright (c) Sebastian Mayr',
};
