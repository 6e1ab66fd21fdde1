/** How photos are requested, and how strictly they are checked. */
export const photoService = {
  title: 'Photo service',
  text: 'How photos are asked for. Orders that have begun keep the way they began with.',
  mode: 'When the customer pays',
  modes: {
    preview: 'Preview first',
    direct: 'Direct, no preview',
  },
  modeTexts: {
    preview:
      'The customer sees a watermarked preview, then pays, and only then the final photo is fetched. A shot that does not please costs a preview, never a final photo.',
    direct:
      'The customer pays first. One call then makes the final photo, without a preview. It saves a step, but a shot that turns out bad has used up credit, and has to be taken again or refunded.',
  },
  watermark: 'Word across the preview',
  watermarks: { Preview: 'Preview', Aperçu: 'Aperçu (French)' },
  upload: 'Size of the picture that is sent',
  uploads: {
    small: 'Up to 2,000 pixels',
    standard: 'Up to 3,000 pixels',
    large: 'Up to 4,500 pixels',
    full: 'As it was taken',
    own: 'Up to {pixels} pixels',
  },
  sheets: 'Sheets that the service makes',
  sheetsHint:
    'With every photo the service can also lay out a whole sheet. It costs nothing. Choose the paper that your printers have; each sheet can be printed at hand-over.',
  uploadHint:
    'Along the longer side. Smaller pictures arrive sooner on a slow line; 3,000 pixels are more than any ID photo needs. The shot itself is always kept as it was taken.',
  deadline: 'Longest wait for a photo',
  seconds: 'seconds',
  deadlineHint:
    'When the service has not answered by then, it is not known whether the call counted, and someone has to look. 120 is right for most studios.',
  single: 'Another wait for single calls',
  singleHint:
    'Only where one kind of work takes much longer or must not. Look-ups cost nothing and have waits of their own.',
  calls: {
    makeIdPhotoWatermark: 'Preview',
    getIdPhotoNoWatermark: 'Final photo',
    makeIdPhoto: 'Direct photo',
    aiEdit: 'AI edit',
    removeBackground: 'Background, better',
    removeBackgroundFast: 'Background, faster',
    photoEnhance: 'Enhance',
    generatePortrait: 'Headshots',
    faceMatch: 'Face match',
  },
  fewLeft: 'Warn when this many are left, or fewer',
  fewLeftHint:
    'The warning stands above every screen until the account is topped up. 0 warns only when none is left.',
};

export const checks = {
  title: 'Photo checks',
  text: 'How strictly the service looks for each fault in a photo: low lets more pass, high points out more.',
  document: 'Document',
  changed: 'as the service does | one changed | {count} changed',
  documentOption: '{name} ({state})',
  check: 'Check',
  grid: 'How strictly each fault is looked for',
  levelHints: {
    VERY_LOW: 'lets most pass',
    LOW: '',
    MEDIUM: 'standard',
    HIGH: '',
    VERY_HIGH: 'strictest',
  },
  resetOne: '{check}: back to Medium',
  resetAll: 'All back to Medium',
  allStandard: 'Every check of this document is at the service’s own level, Medium.',
  someChanged:
    'One check differs from the service’s own level. | One check differs from the service’s own level. | {count} checks differ from the service’s own level.',
  costs:
    'A change counts from the next photo on. Checking a photo again with other levels is another call, and costs like one.',
};
