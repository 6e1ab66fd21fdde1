/** The recovery key: in the settings, and on the page that asks for it. */
export const recovery = {
  text: 'The recovery key opens this studio’s records and pictures on another computer, or here when the keychain has lost its own. Without it, nobody can open them once this computer or its keychain is lost, not even from a backup.',
  practice:
    'Practice has no recovery key: its key is in the file vault.key, among the practice data. A studio has one as soon as its account is connected.',
  proven: 'Typed correctly on {day}',
  provenText: 'Keep the paper safe. If it is lost, print the recovery key or write it down again.',
  unproven: 'Not proven yet',
  unprovenText:
    'Print the recovery key or write it down, then type it once to prove that the paper is correct.',
  show: 'Show recovery key',
  prove: 'Type recovery key',
  showTitle: 'The recovery key',
  showText:
    'Print it or write it on paper, and keep the paper safe, away from this computer. Anyone who has it and a copy of the data can open all records and pictures.',
  print: 'Print recovery key',
  printed: 'Sent to {printer}. Take the paper, and check that every character can be read.',
  noPrinter: 'To print it, choose a printer for receipts or slips in the settings, under Printing.',
  written: 'I have it on paper',
  proveTitle: 'Type the recovery key',
  proveText: 'Type it from your paper. This proves that the paper is correct.',
  check: 'Check recovery key',
  label: 'Recovery key',
  hint: '56 characters. Spaces, hyphens and letter case do not matter.',
  open: 'Open with recovery key',
  wrong: {
    short: 'Characters are missing: a recovery key has 56.',
    long: 'There are too many characters: a recovery key has 56.',
    mistyped: 'At least one character is wrong. Compare each group with your paper.',
    other: 'This recovery key does not open the records on this computer. Nothing was changed.',
  },
  notice: 'The recovery key is not proven yet',
};
