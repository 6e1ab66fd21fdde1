/** The service's issue codes in plain words: the issue, and what to tell the customer. */
export const severity = { bad: 'Serious:', warn: 'Look closely:' };

export const issues = {
  unknown: {
    title: 'The service points out something new',
    tell: 'We have no words for this code yet. Compare the photo with the document’s rules before you use it.',
  },
  ISSUE_FACE_LIGHT_NOT_BALANCE: {
    title: 'Uneven light on the face',
    tell: 'Please turn a little towards the lamp, so that both cheeks are equally bright.',
  },
  ISSUE_FACE_BRIGHTNESS_BAD: {
    title: 'Face too dark or too bright',
    tell: 'We need to change the light. Please stay as you are for one more photo.',
  },
  ISSUE_PHOTO_SHARPNESS_BAD: {
    title: 'Not sharp',
    tell: 'Please hold quite still for a second; we take it again.',
  },
  ISSUE_HEAD_YAW_OVER_THRESHOLD: {
    title: 'Head turned to the side',
    tell: 'Please face the camera straight on, so that both ears show alike.',
  },
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: {
    title: 'Head tilted up or down',
    tell: 'Please hold your chin level, and look straight into the lens.',
  },
  ISSUE_EYEGLASSES_NOT_ALLOWED: {
    title: 'Glasses are not allowed',
    tell: 'Please take your glasses off for this document.',
  },
  ISSUE_EYEGLASSES_REFLECTION: {
    title: 'Reflection in the glasses',
    tell: 'Please lower your glasses a touch, or take them off for the photo.',
  },
  ISSUE_SUNGLASSES_NOT_ALLOWED: {
    title: 'Sunglasses are not allowed',
    tell: 'Please take the dark glasses off: both eyes have to show.',
  },
  ISSUE_HAT_NOT_ALLOWED: {
    title: 'Something covers the head',
    tell: 'Please take off the hat or cap. Coverings worn for faith or health may stay where the document allows it.',
  },
  ISSUE_BOTTOM_NOT_FULL: {
    title: 'Cut off at the bottom',
    tell: 'We need more of your shoulders in the picture; please move back a little.',
  },
  ISSUE_LEFT_NOT_FULL: {
    title: 'Cut off on the left',
    tell: 'Please move to the middle, so that both shoulders are in the picture.',
  },
  ISSUE_RIGHT_NOT_FULL: {
    title: 'Cut off on the right',
    tell: 'Please move to the middle, so that both shoulders are in the picture.',
  },
  ISSUE_FACE_NOT_FOUND: {
    title: 'No face found',
    tell: 'We take it again: please look into the camera with your whole face free.',
  },
  ISSUE_EXPRESSION_NOT_NEUTRAL: {
    title: 'Expression is not neutral',
    tell: 'Please relax your face and close your mouth; no smile this time.',
  },
};
