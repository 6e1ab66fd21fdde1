export const camera = {
  camera: {
    label: 'Camera',
    practice: 'Practice camera',
    unnamed: 'Camera {number}',
    alike: '{label} ({number})',
    absent: '{label} (not connected)',
    opening: 'Opening the camera',
    tryAgain: 'Try again',
    use: 'Use {label}',
    trouble: {
      refused: {
        title: 'The camera may not be used',
        now: 'Allow the camera for Headroom in the browser’s or the system’s privacy settings, then try again. Nothing is lost.',
      },
      missing: {
        title: 'The camera is not connected',
        now: 'Plug it in: it opens automatically. Or use another camera, or import a picture.',
      },
      unsure: {
        title: 'Which camera is it?',
        now: 'More than one camera may be the one that was used last. Choose one: it is remembered.',
      },
      busy: {
        title: 'Another program is using the camera',
        now: 'Close the other program, for example a video meeting. Headroom then tries the camera again.',
      },
      lost: {
        title: 'The camera was unplugged',
        now: 'Plug it in again: it opens automatically. The shots taken so far are safe.',
      },
      silent: {
        title: 'The camera sends no picture',
        now: 'Headroom tries again automatically. If that does not help, unplug it and plug it in again.',
      },
      stalled: {
        title: 'The picture is frozen: the camera sends nothing new',
        now: 'Wait a moment: Headroom opens it again. Or unplug it and plug it in again.',
      },
      asleep: {
        title: 'The camera does not answer',
        now: 'Press its shutter button half-way to wake it, or switch it on. It then opens automatically.',
      },
      held: {
        title: 'Another program holds the camera',
        now: 'Close other programs for photos. On Linux, also eject the camera in the file manager. Headroom then tries it again.',
      },
      mirrorUp: {
        title: 'The camera’s mirror is locked up',
        now: 'End mirror lock-up on the camera. It then opens automatically.',
      },
      noLiveView: {
        title: 'This camera has no live view over its cable',
        now: 'Use another camera, or import the picture.',
      },
      programClosed: {
        title: 'The program for this camera is not running',
        now: 'Start digiCamControl and switch on its web server. The camera then opens automatically.',
      },
      failed: {
        title: 'The camera did not open',
        now: 'Headroom tries again automatically. Or use another camera, or import a picture.',
      },
    },
    connected: {
      state: 'Battery and card',
      battery: 'Battery {percent}',
      lowBattery: 'Battery {percent}: change it soon.',
      card: 'No room on the card | Room for one picture on the card | Room for {count} pictures on the card',
      fewShots:
        'The card is full: change it. | Room for one picture on the card: change it soon. | Room for {count} pictures on the card: change it soon.',
      releasing: 'The camera takes the picture.',
      keepStill: 'It arrives in a few seconds. The live picture then goes on.',
    },
    fault: {
      black: {
        title: 'The picture is black',
        now: 'Is the lens covered, or the light off?',
      },
      burnt: {
        title: 'The picture is overexposed',
        now: 'Turn the camera away from the lamp or the window.',
      },
    },
    few: {
      title: 'This camera gives too few pixels for {document}',
      text: 'A head that fills the guide is {have} pixels high here; this document needs {need}. The authority may refuse the photo.',
      size: 'The camera sends {w}\u00a0×\u00a0{h}\u00a0pixels.',
      other: 'Use another camera',
      anyway: 'Take it anyway',
    },
  },
  burst: {
    pick: 'Use frame {number} of {count}',
    picked: 'Frame {number} of {count}, the shot',
    pickBest: 'Use frame {number} of {count}, the best',
    pickedBest: 'Frame {number} of {count}, the best, the shot',
    best: 'Best',
  },
  practiceSitter: {
    label: 'Person in front of the practice camera',
    adult: 'An adult, nothing wrong',
    'dark-hair': 'An adult with high black hair',
    'long-hair': 'An adult with long red hair',
    glasses: 'An adult with glasses',
    child: 'A child',
    baby: 'A baby, asleep',
    smiling: 'Smiling',
    'mouth-open': 'Mouth open',
    'eyes-shut': 'Eyes closed',
    tilted: 'Head tilted',
    turned: 'Head turned',
    'chin-down': 'Chin down',
    far: 'Too far away',
    near: 'Too close',
    aside: 'Not in the middle',
    dark: 'Too dark',
    bright: 'Too bright',
    'one-sided': 'Light from one side',
    blurred: 'Out of focus',
    'busy-wall': 'Busy wall behind',
    'two-people': 'Two people',
    nobody: 'Nobody',
  },
};
