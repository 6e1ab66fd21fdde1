/** Pictures from files and from the folder that camera software writes to. */
import { leastSidePx } from '../../../shared/picture-limits.ts';
import { megabytes, megapixels } from '../figures.ts';

export const importing = {
  title: 'One file could not be imported | {count} files could not be imported',
  cost: 'Nothing was spent, and the files are unchanged.',
  troubles: {
    empty: 'It is empty. Copy it from the camera again.',
    'not-a-picture': 'It is not a picture, whatever its name says. Use a JPEG, PNG, WebP or HEIC file.',
    moving: 'It is an animation. Save one of its pictures as JPEG and import that.',
    'cut-off': 'It is damaged or incomplete. Copy it from the camera again.',
    raw: 'It is a camera’s raw file. Set the camera to RAW + JPEG, or export a JPEG.',
    heic: 'It is a HEIC picture, and this computer cannot read those. Save it as JPEG; an iPhone takes JPEG under Settings, Camera, Formats, Most Compatible.',
    'too-large': `It is larger than any camera’s picture: over ${megapixels} megapixels or ${megabytes}\u00a0MB. Export it smaller, as JPEG.`,
    'too-small': `It is under ${leastSidePx} pixels wide or high: too little for any ID photo. Use the original picture.`,
    locked: 'It cannot be opened: another program is using it, or this user may not read it.',
  },
};

export const folder = {
  title: 'From the camera’s folder',
  starting: 'Looking through the folder “{name}”…',
  watching: 'Nothing new in “{name}”. What the camera’s software saves there shows up here.',
  away: 'The folder “{name}” cannot be reached. Look at its network or its disk; what comes meanwhile is not lost.',
  arriving: 'One more is on its way | {count} more are on their way',
  take: 'Take {name}, saved at {time}',
  taken: 'in {number}',
  takenHere: 'in this order',
  unreadable: '{name}, saved at {time}, cannot be used',
  all: 'Show all {count}',
};

export const folderSettings = {
  title: 'Camera’s folder',
  text: 'Software of a studio camera saves its pictures into a folder. Headroom can watch it: new pictures then wait beside every shot, one tap away.',
  path: 'Folder',
  hint: 'The full path, for example C:\\Users\\Studio\\Pictures\\Tether or /home/studio/tether. Leave it empty to watch none.',
  wrong: 'Enter the full path, for example D:\\Photos',
  straightIn: 'Take new pictures straight into the order',
  straightInHint: 'Only while its shot step is on screen. Otherwise each picture waits until it is tapped.',
  untouched: 'Nothing in the folder is ever changed, moved or deleted.',
  states: {
    off: 'No folder is watched.',
    starting: 'Looking through it…',
    watching: 'It is being watched.',
    away: 'It cannot be reached now. It is tried again every few seconds.',
  },
};
