/** How photos are requested, and how strictly they are checked. */
export const photoService = {
  title: 'Photo service',
  text: 'How photos are requested. Orders in progress keep the mode they began with.',
  mode: 'When the customer pays',
  modes: {
    preview: 'Preview first',
    direct: 'Direct, no preview',
  },
  modeTexts: {
    preview:
      'The customer sees a watermarked preview, then pays, and only then the final photo is fetched. A shot that nobody likes costs a preview, never a final photo.',
    direct:
      'The customer pays first. One call then makes the final photo, without a preview. It saves a step, but a bad shot has used credit, and must be taken again or refunded.',
  },
  watermark: 'Watermark on the preview',
  watermarks: { Preview: 'Preview', Aperçu: 'Aperçu (French)' },
  upload: 'Size of the picture that is sent',
  uploads: {
    small: 'Up to 2,000 pixels',
    standard: 'Up to 3,000 pixels',
    large: 'Up to 4,500 pixels',
    full: 'Original size',
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
    'If the service has not answered by then, nobody knows whether the call counted, and you must settle it. 120 suits most studios.',
  single: 'Different waits for single calls',
  singleHint: 'Only for calls that take much longer or must be quicker. Free look-ups have their own limits.',
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
    'The warning is on every screen until the account is topped up. 0 warns only when none are left.',
};

export const checks = {
  title: 'Photo checks',
  text: 'How strictly the service looks for each fault in a photo: low lets more pass, high points out more.',
  document: 'Document',
  changed: 'service’s defaults | one changed | {count} changed',
  documentOption: '{name} ({state})',
  check: 'Check',
  grid: 'Strictness of each check',
  levelHints: {
    VERY_LOW: 'lets most pass',
    LOW: '',
    MEDIUM: 'standard',
    HIGH: '',
    VERY_HIGH: 'strictest',
  },
  resetOne: '{check}: back to Medium',
  resetAll: 'All back to Medium',
  allStandard: 'Every check of this document is at the service’s default, Medium.',
  someChanged:
    'One check differs from the service’s default. | {count} checks differ from the service’s default.',
  costs:
    'A change applies from the next photo on. Checking a photo again with other levels is another paid call.',
};
