/** The studio's account at the photo service: connecting it, changing it, and leaving it. */
const practiceIs =
  'In practice mode photos are made on this computer, cost nothing and say PRACTICE. Its orders are kept apart from real ones.';

export const account = {
  title: 'Account',
  text: 'The account at the photo service that real photos are charged to.',
  connected: 'Connected',
  connectedText: 'Real photos are made with this account.',
  disconnect: 'Disconnect',
  change: 'Change the account',
  keep: 'Keep this account',
  connect: 'Test and save',
  setPinFirst: 'Set up staff first',
  needsPin:
    'Before an account can be connected, add a supervisor with a PIN: it keeps others from changing the account.',
  connectTitle: 'Connect an account',
  changeTitle: 'Change the account',
  connectText:
    'Address, key and secret are in your account at the service. They are tested before they are saved, which costs nothing.',
  region: 'Region',
  regions: { us: 'United States', eu: 'European Union', other: 'Another region' },
  address: 'Service address',
  addressHint:
    'As the service gave it for this region; it begins with https://. An account works in its own region only.',
  headshotAddress: 'Headshot address',
  headshotAddressHint:
    'Only if the studio offers headshots: the service gives a separate address for them. Otherwise leave it empty.',
  key: 'API key',
  secret: 'API secret',
  secretHint:
    'Key and secret go into this computer’s keychain, where the system keeps passwords. They are never shown again.',
  host: 'Service',
  headshotHost: 'Headshots',
  noHeadshotHost: 'No headshot address',
  credentials: 'Key and secret',
  credentialsKept: 'In this computer’s keychain, never shown',
  toStatus: 'See credit and status',
  leaveTitle: 'Disconnect the account?',
  leaveText:
    'Key and secret are removed from this computer, and practice mode begins. Orders made with the account stay here, and are shown again when it is connected again.',
  leave: 'Disconnect the account',
  stay: 'Stay connected',
  open: {
    title:
      'No call is open | One call to the service has to be settled first | {count} calls to the service have to be settled first',
    text: 'The account cannot be changed while the service may still owe an answer: a picture that was paid for could be lost. Open each of these and settle it there.',
    sent: 'Under way',
    uncertain: 'Outcome unknown',
    settled: 'Everything is settled now. The account can be changed.',
    noName: 'No name yet',
    retouch: 'Retouch',
    headshots: 'Headshots',
    faceMatch: 'Face match',
  },
  practice: {
    'no-account': `Practice mode is on because no account is connected. ${practiceIs}`,
    'no-keychain': `Practice mode is on because this computer has no keychain, and an account is kept nowhere else. ${practiceIs}`,
  },
  practiceNow: {
    'no-keychain':
      'Have the person who looks after this computer set up its keychain (on Linux a “Secret Service” such as GNOME Keyring). Then start Headroom again, and connect the account here.',
  },
  fields: {
    baseUrl:
      'This address cannot be used. Copy it from the account at the service, without anything before or after it.',
    headshotBaseUrl:
      'This address cannot be used. Copy it from the service, or leave it empty without headshots.',
    apiKey: 'This key cannot be used. Copy it again, whole and without a space or a line break in it.',
    apiSecret: 'This secret cannot be used. Copy it again, whole and without a space or a line break in it.',
  },
  reasons: {
    'not-an-address': 'This is not a web address. It should look like https://name.example.',
    'not-https': 'The address must begin with https://, so that the connection is secure.',
    'has-extra-parts': 'Enter only the address, without a question mark, # or a name and password.',
    empty: 'Required.',
    'too-long': 'This is too long.',
    'control-character': 'It contains a line break or an invisible character. Copy it again.',
  },
  /** By error code, and by its reason where that changes what to do. */
  failures: {
    SERVICE_CREDENTIALS: {
      title: 'The service does not accept this key and secret.',
      now: 'Copy both again from the account, and check that region and address belong to it: an account works in its own region only.',
    },
    SERVICE_NOT_ENABLED: {
      title: 'The service knows the key, but the account is not enabled for this.',
      now: 'Ask the service to enable the account.',
    },
    SERVICE_CERTIFICATE: {
      title: 'The connection to this address is not safe.',
      now: 'Its certificate is not valid. Check the address letter by letter and this computer’s clock, and tell the person who looks after the network. Headroom will not send a key over it.',
    },
    SERVICE_UNREACHABLE: {
      title: 'The service cannot be reached.',
      now: 'Check this computer’s network and the address, then try again.',
    },
    'SERVICE_UNREACHABLE-name-not-found': {
      title: 'There is no such address.',
      now: 'Check the service address letter by letter, and that this computer is on the network.',
    },
    'SERVICE_UNREACHABLE-connection-refused': {
      title: 'Nothing answers at this address.',
      now: 'Check the address. If it is right, the service may be down: try again in a few minutes.',
    },
    'SERVICE_UNREACHABLE-network-unreachable': {
      title: 'This computer is not on the network.',
      now: 'Check its cable or Wi-Fi, then try again.',
    },
    'SERVICE_UNREACHABLE-time-out': {
      title: 'The service did not answer in time.',
      now: 'Check the network and the address, then try again.',
    },
    'SERVICE_UNREACHABLE-tls': {
      title: 'No safe connection could be made.',
      now: 'The server at this address does not use https correctly. Check the address.',
    },
    SERVICE_BUSY: {
      title: 'The service is busy.',
      now: 'Wait a minute, then try again.',
    },
    SERVICE_PROCESSING: {
      title: 'The service reported an internal error.',
      now: 'Try again in a few minutes. If it continues, ask the service.',
    },
    SERVICE_REQUEST_REFUSED: {
      title: 'The server at this address refused the request.',
      now: 'Check that the address is the one the service gave you.',
    },
    'SERVICE_UNREACHABLE-not-the-service': {
      title: 'The server at this address is not the photo service.',
      now: 'Check the address. On a guest network, open a web page first: it may ask you to sign in.',
    },
    'SERVICE_UNREACHABLE-broken-off': {
      title: 'The connection broke off.',
      now: 'Check this computer’s network, then try again.',
    },
    'SERVICE_UNREACHABLE-unavailable': {
      title: 'The service says that it is not available.',
      now: 'Try again in a few minutes. If it continues, ask the service.',
    },
    KEYCHAIN_UNAVAILABLE: {
      title: 'The service accepted the account, but the keychain did not store it.',
      now: 'Unlock this computer’s keychain, start Headroom again, and connect once more.',
    },
    CALL_OPEN: {
      title: 'A call with the current account is still open.',
      now: 'Settle it first; the list is above.',
    },
    SUPERVISOR_REQUIRED: {
      title: 'The settings have locked automatically.',
      now: 'Unlock them with the supervisor’s PIN and try again.',
    },
  },
  nothingKept: 'Nothing was saved and nothing was spent.',
};
