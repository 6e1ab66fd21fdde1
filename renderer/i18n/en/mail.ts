/** E-mail to customers. */
export const mail = {
  button: 'Send by e-mail…',
  title: 'Send by e-mail',
  text: 'Send only what the customer asked for. E-mail is not encrypted from end to end: mail providers can read it.',
  address: 'The customer’s e-mail address',
  addressHint: 'Read it back to the customer before you send.',
  addressWrong: 'Enter the whole e-mail address',
  attachments: 'Attachments',
  parts: {
    final: 'Photo',
    sheet: 'Sheet (PDF)',
    slip: 'Code slip (PDF)',
    receipt: 'Receipt (PDF)',
    record: 'Photo record (PDF)',
  },
  foreignSheet: 'The sheet holds another order’s photos, so it cannot be attached.',
  from: 'Sent from {address}, the studio’s mail account.',
  practice:
    'Practice: the e-mail is really sent. Its subject says PRACTICE, and the photos carry a watermark.',
  chooseAddress: 'Enter the address',
  chooseParts: 'Choose attachments',
  send: 'Send to {address}',
  close: 'Close',
  notSetUp: 'E-mail is not set up',
  notSetUpText: 'Headroom sends e-mail from the studio’s own mail account. Set it up under Settings, E-mail.',
  toSettings: 'Set up e-mail',

  listTitle: 'E-mail',
  states: {
    waiting: 'Waiting to be sent',
    sending: 'Being sent',
    sent: 'Sent',
    refused: 'Not sent',
    unknown: 'Was it sent?',
    left: 'Not known whether it was sent',
    cancelled: 'Cancelled',
  },
  to: '{address} · {time}',
  nextTry: 'Next try at {time}.',
  unknownText:
    'The connection ended after the message was on its way. Ask the customer to look, also in the spam folder.',
  reminder: 'Reminder of a photo code',
  reply: 'The mail server: {reply}',
  sendAgain: 'Send again',
  arrived: 'It arrived',
  leave: 'Leave it',
  cancel: 'Cancel',
  troubles: {
    'not-set-up': { title: 'E-mail is not set up', now: 'Set it up under Settings, E-mail.' },
    'no-password': {
      title: 'The password of the mail account is missing',
      now: 'Enter it under Settings, E-mail. It belongs to one server and one user name.',
    },
    keychain: {
      title: 'The keychain of this computer does not open',
      now: 'Unlock it: the password of the mail account is kept there.',
    },
    'host-not-found': {
      title: 'The mail server was not found',
      now: 'Check the server’s name and this computer’s internet connection.',
    },
    'no-connection': {
      title: 'The mail server cannot be reached',
      now: 'Check the port and this computer’s internet connection. A firewall may block it.',
    },
    timeout: {
      title: 'The mail server does not answer',
      now: 'Check port and encryption: port 465 encrypts from the start, port 587 with STARTTLS.',
    },
    'hung-up': { title: 'The mail server ended the connection', now: 'It may work again in a few minutes.' },
    'no-tls': {
      title: 'The mail server offers no secure encryption here',
      now: 'Choose the other encryption, or the other port. Headroom sends nothing unencrypted.',
    },
    certificate: {
      title: 'The mail server’s certificate is not trusted',
      now: 'Check the server’s name and this computer’s date. If both are right, ask the mail provider.',
    },
    login: {
      title: 'The mail server refused the login',
      now: 'Check user name and password. Some providers want a separate password for programs.',
    },
    sender: {
      title: 'The mail server refused the sender’s address',
      now: 'Enter the address that belongs to the mail account as the sender.',
    },
    recipient: {
      title: 'The mail server refused the customer’s address',
      now: 'Ask the customer for the address, and send it again to the right one.',
    },
    'too-large': {
      title: 'The e-mail is too large for the mail server',
      now: 'Send fewer attachments at a time, or export the photos to a drive.',
    },
    'no-space': {
      title: 'The mailbox or the mail server is full',
      now: 'Ask the customer to make room or to give another address.',
    },
    busy: { title: 'The mail server does not take it now', now: 'Most servers take it a little later.' },
    content: {
      title: 'The mail server refused the message',
      now: 'Its reply says why. Ask the mail provider, or give the files to the customer another way.',
    },
    protocol: {
      title: 'This is not a mail server, or it turns this computer away',
      now: 'Check the server’s name and port.',
    },
    erased: {
      title: 'A picture or paper of this e-mail was erased meanwhile',
      now: 'Send a new e-mail with what is still there.',
    },
    'not-composed': {
      title: 'The attachments could not be made',
      now: 'Try again, or save the files and send them yourself.',
    },
    'code-ended': {
      title: 'The photo code ended before the reminder could be sent',
      now: 'Tell the customer by phone. Another code takes a new photo.',
    },
  },
};

export const mailSettings = {
  title: 'E-mail',
  text: 'The studio’s own mail account, for what customers want by e-mail. Your mail provider’s help names server, port and encryption.',
  host: 'Server for outgoing mail (SMTP)',
  hostHint: 'For example smtp.example.com. Leave it empty to send no e-mail.',
  hostWrong: 'Enter the server’s name, without https:// and without spaces',
  security: 'Encryption',
  securities: { tls: 'SSL/TLS', starttls: 'STARTTLS' },
  port: 'Port',
  user: 'User name',
  userMissing: 'Enter the user name of the mail account',
  password: 'Password',
  passwordKept: 'A password is in this computer’s keychain. Leave this empty to keep it.',
  passwordMissing: 'No password is kept for this server and user yet. It goes into this computer’s keychain.',
  senderName: 'Sender’s name',
  senderNameHint: 'Leave it empty for the studio’s name.',
  senderAddress: 'Sender’s address',
  test: 'Test',
  testAddress: 'Send a test e-mail to',
  testButton: 'Send a test e-mail',
  testFirst: 'Save server and password first.',
  testing: 'Sending the test e-mail',
  testSent: 'The mail server took the test e-mail. Look for it in the mailbox of {address}.',
  practice: 'Practice has a mail account of its own. It sends real e-mail, with PRACTICE in the subject.',
};
