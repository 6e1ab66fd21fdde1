/** Id of the practice camera in the list, and in the settings when it was chosen. */
export const practiceCameraId = 'practice';
