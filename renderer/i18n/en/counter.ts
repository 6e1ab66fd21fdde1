/** The person at the counter. */
export const counter = {
  now: 'At the counter: {name}. Sign in as another person.',
  signIn: 'Sign in',
  title: 'Who is at the counter?',
  text: 'From now on, refunds, discounts and decisions are recorded with your name.',
  pinOf: 'PIN of {name}',
  pin: 'PIN',
  back: 'Other names',
  lock: 'Lock the counter',
  locked: 'The counter is locked. Who are you?',
};
