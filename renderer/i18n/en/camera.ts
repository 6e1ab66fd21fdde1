export const camera = {
  camera: {
    label: 'Camera',
    practice: 'Practice camera (drawn)',
    unnamed: 'Camera {number}',
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
        now: 'Plug it in: it opens by itself. Or use another camera, or import a picture.',
      },
      busy: {
        title: 'Another program is using the camera',
        now: 'Close the other program, for example a video call, then try again.',
      },
      lost: {
        title: 'The camera was unplugged',
        now: 'Plug it in again: it opens by itself. Shots taken so far are safe.',
      },
      stalled: {
        title: 'The picture stands still: the camera sends nothing new',
        now: 'Wait a moment, or unplug the camera and plug it in again.',
      },
      failed: {
        title: 'The camera did not open',
        now: 'Try again, use another camera, or import a picture.',
      },
    },
  },
};
