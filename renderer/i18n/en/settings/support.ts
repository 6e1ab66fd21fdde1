/** The page and the file for a technician. */
export const support = {
  title: 'Support',
  text: 'What Headroom knows of itself, in one file for a technician. It has no customer, no picture, no name of a person, no address and no secret. Nothing is sent: read it, save it, and send it yourself.',
  save: 'Save the support file',
  again: 'Make it anew',
  making: 'Making the support file',
  contents: 'Contents of {name}',
  contentsText: 'This is all that the file has.',
  migration: 'Migration {number}',
  noErrors: 'None in the log',
  lastError: '{count} in the log, the last one: {when}',
  facts: {
    program: 'Program',
    versions: 'Built on',
    system: 'System',
    records: 'Records',
    errors: 'Warnings and errors',
    madeAt: 'Made',
  },
};
