/** The twelve checks whose strictness the studio can set, by plain names, and the five levels of each. */
export const sensitivity = {
  levels: {
    VERY_LOW: 'Very low',
    LOW: 'Low',
    MEDIUM: 'Medium',
    HIGH: 'High',
    VERY_HIGH: 'Very high',
  },
  checks: {
    ISSUE_FACE_LIGHT_NOT_BALANCE: 'Uneven light on the face',
    ISSUE_FACE_BRIGHTNESS_BAD: 'Face too dark or too bright',
    ISSUE_PHOTO_SHARPNESS_BAD: 'Blur',
    ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Head turned to the side',
    ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Head tilted up or down',
    ISSUE_EYEGLASSES_NOT_ALLOWED: 'Glasses',
    ISSUE_EYEGLASSES_REFLECTION: 'Reflections in glasses',
    ISSUE_SUNGLASSES_NOT_ALLOWED: 'Sunglasses',
    ISSUE_HAT_NOT_ALLOWED: 'Hat or head covering',
    ISSUE_BOTTOM_NOT_FULL: 'Cut off at the bottom',
    ISSUE_LEFT_NOT_FULL: 'Cut off on the left',
    ISSUE_RIGHT_NOT_FULL: 'Cut off on the right',
  },
  /** Shown wherever a level can be changed. */
  onlyDetection:
    'This changes only how readily the service points something out. What the authority demands of the photo stays the same.',
};
