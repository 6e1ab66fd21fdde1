/** The first run, which sets the studio up step by step. */
export const setUp = {
  title: 'Set up Headroom',
  welcome:
    'Headroom asks for what a studio needs, one step after the other. Every step can be skipped, and changed later in Settings.',
  steps: 'Steps of the set-up',
  open: 'Set up step by step',
  progress: 'Set-up: {count} of {of} steps done | Set-up: {count} of {of} steps done',
  continue: 'Continue the set-up',
  step: 'Step {number} of {of}',
  back: 'Back',
  later: 'Set up later',
  next: 'Continue',
  save: 'Save and continue',
  skip: 'Skip for now',
  inPractice: 'Continue in practice',
  states: {
    done: 'done',
    practice: 'in practice',
    skipped: 'skipped',
    later: 'needs an account',
  },
  without: {
    screen: 'Without a choice here, screens, papers and e-mails stay in English.',
    studio: 'Without a name of its own, receipts, slips and the customer’s screen say “Our studio”.',
    staff: 'Without a supervisor’s PIN, anyone at the counter can change prices, tax and all other settings.',
    account: 'Without an account, Headroom stays in practice: photos cost nothing and say PRACTICE.',
    recovery:
      'Without the recovery key, nobody can open the studio’s records and pictures once this computer or its keychain is lost.',
    camera:
      'Without a camera, shots come from picture files, the watched folder or the drawn practice camera.',
    printers: 'Without a calibrated printer, Headroom prints no ID photos: sheets are saved as PDF.',
    printing: 'Without a printer chosen here, sheets, slips and receipts are saved as files.',
    prices: 'Without prices of your own, a photo costs £12.00 with 20% tax: Headroom’s example.',
    backups: 'Without backups, the studio’s data is lost with the disk of this computer.',
    mail: 'Without a mail account and its password, photos and receipts cannot be e-mailed to customers.',
  },
  end: {
    title: 'Summary',
    text: 'You can take the first photo now. Everything can be changed later in Settings, where the set-up can also be opened again.',
    left: 'Not done yet',
    dismiss: 'Do not remind me on the desk',
    dismissed: 'The desk does not remind of these steps.',
    toDesk: 'Go to the desk',
    begin: 'Make the first sheet',
  },
};
