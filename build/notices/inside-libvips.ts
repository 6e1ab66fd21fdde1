import type { OtherPart } from './other-parts.ts';

const lgpl = 'LGPL-3.0-or-later';

/**
 * The libraries inside libvips' file, by the names in its versions.json. Licences as sharp-libvips states them, copyright
 * as the libraries' own files do. https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md
 */
export const insideLibvips: Readonly<Record<string, Omit<OtherPart, 'kind'>>> = {
  aom: {
    name: 'libaom',
    licence: 'BSD-2-Clause',
    source: 'https://aomedia.googlesource.com/aom',
    copyright: 'Copyright (c) 2016, Alliance for Open Media. All rights reserved.',
  },
  archive: {
    name: 'libarchive',
    licence: 'BSD-2-Clause',
    source: 'https://github.com/libarchive/libarchive',
    copyright: 'Copyright (c) 2003-2018 Tim Kientzle and others',
  },
  cairo: {
    name: 'cairo',
    licence: 'MPL-1.1',
    source: 'https://gitlab.freedesktop.org/cairo/cairo',
    copyright:
      'Copyright 2000-2005 Keith Packard\nCopyright 2002, 2003 University of Southern California\nCopyright 2004, 2005 Red Hat, Inc. and others',
  },
  cgif: {
    name: 'cgif',
    licence: 'MIT',
    source: 'https://github.com/dloebl/cgif',
    copyright: 'Copyright (c) 2021-2022 Daniel Löbl',
  },
  emscripten: {
    name: 'Emscripten run-time library',
    licence: 'MIT',
    source: 'https://github.com/emscripten-core/emscripten',
    copyright: 'Copyright (c) 2010-2025 Emscripten authors',
  },
  exif: {
    name: 'libexif',
    licence: lgpl,
    source: 'https://github.com/libexif/libexif',
    copyright: 'Copyright (c) 2001-2009 Lutz Müller, Jan Patera, Hubert Figuiere and others',
  },
  expat: {
    name: 'Expat',
    licence: 'MIT',
    source: 'https://github.com/libexpat/libexpat',
    copyright:
      'Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\nCopyright (c) 2001-2025 Expat maintainers',
  },
  ffi: {
    name: 'libffi',
    licence: 'MIT',
    source: 'https://github.com/libffi/libffi',
    copyright: 'Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others',
  },
  fontconfig: {
    name: 'fontconfig',
    licence: 'HPND-sell-variant',
    source: 'https://gitlab.freedesktop.org/fontconfig/fontconfig',
    copyright:
      'Copyright © 2000-2007 Keith Packard\nCopyright © 2005 Patrick Lam\nCopyright © 2007 Dwayne Bailey and Translate.org.za\nCopyright © 2009 Roozbeh Pournader\nCopyright © 2008-2020 Red Hat, Inc.\nCopyright © 2008 Danilo Šegan\nCopyright © 2012 Google, Inc.',
  },
  freetype: {
    name: 'FreeType',
    licence: 'FTL',
    source: 'https://gitlab.freedesktop.org/freetype/freetype',
    copyright:
      'Portions of this software are copyright © 1996-2025 The FreeType Project (www.freetype.org). All rights reserved.',
  },
  fribidi: {
    name: 'GNU FriBidi',
    licence: lgpl,
    source: 'https://github.com/fribidi/fribidi',
    copyright: 'Copyright (c) 1999-2017 Dov Grobgeld\nCopyright (c) 2001-2005 Behdad Esfahbod and others',
  },
  glib: {
    name: 'GLib',
    licence: lgpl,
    source: 'https://gitlab.gnome.org/GNOME/glib',
    copyright:
      'Copyright (c) 1995-1997 Peter Mattis, Spencer Kimball and Josh MacDonald\nCopyright (c) 1998-2025 the GLib team',
  },
  harfbuzz: {
    name: 'HarfBuzz',
    licence: 'MIT-Modern-Variant',
    source: 'https://github.com/harfbuzz/harfbuzz',
    copyright:
      'Copyright © 2010-2025 Google, Inc.\nCopyright © 2005-2024 Behdad Esfahbod\nCopyright © 2004-2013 Red Hat, Inc.\nCopyright © 2018-2020 Adobe, Inc. and others',
  },
  heif: {
    name: 'libheif',
    licence: lgpl,
    source: 'https://github.com/strukturag/libheif',
    copyright: 'Copyright (c) 2017-2025 Dirk Farin and struktur AG',
  },
  highway: {
    name: 'Highway',
    licence: 'BSD-3-Clause',
    source: 'https://github.com/google/highway',
    copyright: 'Copyright (c) The Highway Project Authors. All rights reserved.',
  },
  imagequant: {
    name: 'libimagequant',
    licence: 'BSD-2-Clause',
    source: 'https://github.com/lovell/libimagequant',
    copyright:
      '© 1997-2002 by Greg Roelofs; based on an idea by Stefan Schoof.\n© 2009-2015 by Kornel Lesiński.',
  },
  lcms: {
    name: 'Little CMS',
    licence: 'MIT',
    source: 'https://github.com/mm2/Little-CMS',
    copyright: 'Copyright (c) 1998-2025 Marti Maria Saguer',
  },
  mozjpeg: {
    name: 'MozJPEG',
    licence: 'IJG AND BSD-3-Clause AND Zlib',
    source: 'https://github.com/mozilla/mozjpeg',
    copyright:
      'This software is based in part on the work of the Independent JPEG Group.\nCopyright (c) 1991-2020 Thomas G. Lane, Guido Vollbeding\nCopyright (c) 2009-2023 D. R. Commander\nCopyright (c) 2014 Mozilla Corporation',
  },
  nsgif: {
    name: 'libnsgif',
    licence: 'MIT',
    source: 'https://www.netsurf-browser.org/projects/libnsgif/',
    copyright: 'Copyright 2004 Richard Wilson\nCopyright 2008 Sean Fox\nCopyright 2013-2022 Michael Drake',
  },
  pango: {
    name: 'Pango',
    licence: lgpl,
    source: 'https://gitlab.gnome.org/GNOME/pango',
    copyright: 'Copyright (c) 1999-2025 Red Hat, Inc. and others',
  },
  pixman: {
    name: 'pixman',
    licence: 'MIT',
    source: 'https://gitlab.freedesktop.org/pixman/pixman',
    copyright:
      'Copyright 1987-1998 The Open Group\nCopyright 1987-1989 Digital Equipment Corporation\nCopyright 1999-2008 Keith Packard\nCopyright 2000 SuSE, Inc. and Keith Packard\nCopyright 2004-2010 Red Hat, Inc.\nCopyright 2008 Rodrigo Kumpera and André Tupinambá\nCopyright 2009-2010 Oracle and/or its affiliates and others',
  },
  png: {
    name: 'libpng',
    licence: 'libpng-2.0',
    source: 'https://github.com/pnggroup/libpng',
    copyright: '',
  },
  'proxy-libintl': {
    name: 'proxy-libintl',
    licence: lgpl,
    source: 'https://github.com/frida/proxy-libintl',
    copyright: 'Copyright (c) 2008 Tor Lillqvist',
  },
  resvg: {
    name: 'resvg',
    licence: 'MIT',
    source: 'https://github.com/linebender/resvg',
    copyright: 'Copyright 2018 the Resvg Authors',
  },
  rsvg: {
    name: 'librsvg',
    licence: lgpl,
    source: 'https://gitlab.gnome.org/GNOME/librsvg',
    copyright: 'Copyright (c) 1998-2025 Federico Mena Quintero, Eazel, Inc., Red Hat, Inc. and others',
  },
  tiff: {
    name: 'libtiff',
    licence: 'libtiff',
    source: 'https://gitlab.com/libtiff/libtiff',
    copyright: '',
  },
  uhdr: {
    name: 'libultrahdr',
    licence: 'MIT',
    source: 'https://github.com/google/libultrahdr',
    copyright: 'Copyright (c) 2022-2025 The Android Open Source Project',
  },
  vips: {
    name: 'libvips',
    licence: lgpl,
    source: 'https://github.com/libvips/libvips',
    copyright: 'Copyright (c) 1989-2025 John Cupitt, Kirk Martinez, Lovell Fuller and others',
  },
  webp: {
    name: 'libwebp',
    licence: 'BSD-3-Clause',
    source: 'https://chromium.googlesource.com/webm/libwebp',
    copyright: 'Copyright (c) 2010, Google Inc. All rights reserved.',
  },
  xml2: {
    name: 'libxml2',
    licence: 'MIT',
    source: 'https://gitlab.gnome.org/GNOME/libxml2',
    copyright: 'Copyright (c) 1998-2012 Daniel Veillard. All rights reserved.',
  },
  'zlib-ng': {
    name: 'zlib-ng',
    licence: 'Zlib',
    source: 'https://github.com/zlib-ng/zlib-ng',
    copyright:
      'Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler\nCopyright (c) 2014-2025 the zlib-ng team',
  },
};
