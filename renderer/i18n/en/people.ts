/** Asked before a person or a document is removed together with results made for it. */
export const removal = {
  title: 'Remove {name} from this order?',
  text: 'This also removes {things}.',
  credit: 'The credit that was used for it does not come back.',
  shots: 'no shot | {count} shot | {count} shots',
  edits: 'no retouched picture | {count} retouched picture | {count} retouched pictures',
  previews: 'no preview | {count} preview | {count} previews',
  keep: 'Keep',
  do: 'Remove {name}',
};

/** The people to be photographed, and their ages. */
export const people = {
  label: 'Whose photo',
  more: 'More than one person',
  add: 'Add a person',
  addAnother: 'Add another person',
  addThis: 'Add',
  drop: 'Not needed',
  name: 'Name of this person',
  nameOf: 'Name of person {number}',
  nameMissing: 'A name tells the photos apart.',
  other: 'The photo is of someone else',
  asCustomer: 'As the customer',
  remove: 'Remove {name} from this order',
  ageOf: 'Age of {name}',
  age: 'Age',
  ages: { adult: 'Adult', child: 'Child', baby: 'Baby' },
  ageRules: {
    adult: 'From six years on: eyes open, mouth closed, looking at the camera.',
    child: 'Under six: need not look at the camera, and the face need not be plain.',
    baby: 'Under one: the eyes may be closed. No hand, toy or dummy in the picture.',
  },
  done: 'done',
  nobody: 'Nobody named yet',
  nextShot: 'Now {name}',
};
