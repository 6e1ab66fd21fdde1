/** E-mail to customers. */
import type { mail as englishMail, mailSettings as englishSettings } from '../en/mail.ts';

export const mail: typeof englishMail = {
  button: 'Envoyer par e-mail…',
  title: 'Envoi par e-mail',
  text: 'N’envoyez que ce que le client a demandé. L’e-mail n’est pas chiffré de bout en bout\u00a0: les fournisseurs de messagerie peuvent le lire.',
  address: 'Adresse e-mail du client',
  addressHint: 'Relisez-la au client avant l’envoi.',
  addressWrong: 'Saisissez l’adresse e-mail complète',
  attachments: 'Pièces jointes',
  parts: {
    final: 'Photo',
    sheet: 'Planche (PDF)',
    slip: 'Feuillet du code (PDF)',
    receipt: 'Reçu (PDF)',
    record: 'Fiche de contrôle (PDF)',
  },
  foreignSheet: 'La planche contient des photos d’une autre commande et ne peut donc pas être jointe.',
  from: 'Envoyé depuis {address}, le compte de messagerie du studio.',
  practice:
    'Entraînement\u00a0: l’e-mail est vraiment envoyé. Son objet contient PRACTICE, et les photos portent un filigrane.',
  chooseAddress: 'Saisir l’adresse',
  chooseParts: 'Choisir les pièces jointes',
  send: 'Envoyer à {address}',
  close: 'Fermer',
  notSetUp: 'L’e-mail n’est pas configuré',
  notSetUpText:
    'Headroom envoie les e-mails depuis le compte de messagerie du studio. Configurez-le sous Paramètres, E-mail.',
  toSettings: 'Configurer l’e-mail',

  listTitle: 'E-mail',
  states: {
    waiting: 'En attente d’envoi',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    refused: 'Non envoyé',
    unknown: 'A-t-il été envoyé\u202f?',
    left: 'Envoi incertain',
    cancelled: 'Annulé',
  },
  to: '{address} · {time}',
  nextTry: 'Prochain essai à {time}.',
  unknownText:
    'La connexion s’est interrompue après le départ du message. Demandez au client de vérifier, y compris dans les courriers indésirables.',
  reminder: 'Rappel d’un code photo',
  reply: 'Le serveur de messagerie\u00a0: {reply}',
  sendAgain: 'Renvoyer',
  arrived: 'Il est arrivé',
  leave: 'Laisser tel quel',
  cancel: 'Annuler l’envoi',
  troubles: {
    'not-set-up': {
      title: 'L’e-mail n’est pas configuré',
      now: 'Configurez-le sous Paramètres, E-mail.',
    },
    'no-password': {
      title: 'Le mot de passe du compte de messagerie est introuvable',
      now: 'Saisissez-le sous Paramètres, E-mail. Il correspond à un serveur et à un nom d’utilisateur.',
    },
    keychain: {
      title: 'Le trousseau de clés de cet ordinateur ne s’ouvre pas',
      now: 'Déverrouillez-le\u00a0: le mot de passe du compte de messagerie y est gardé.',
    },
    'host-not-found': {
      title: 'Le serveur de messagerie est introuvable',
      now: 'Vérifiez le nom du serveur et la connexion internet de cet ordinateur.',
    },
    'no-connection': {
      title: 'Le serveur de messagerie est injoignable',
      now: 'Vérifiez le port et la connexion internet de cet ordinateur. Un pare-feu le bloque peut-être.',
    },
    timeout: {
      title: 'Le serveur de messagerie ne répond pas',
      now: 'Vérifiez le port et le chiffrement\u00a0: le port 465 chiffre dès le début, le port 587 avec STARTTLS.',
    },
    'hung-up': {
      title: 'Le serveur de messagerie a coupé la connexion',
      now: 'Cela fonctionnera peut-être dans quelques minutes.',
    },
    'no-tls': {
      title: 'Le serveur de messagerie ne propose ici aucun chiffrement sûr',
      now: 'Choisissez l’autre chiffrement, ou l’autre port. Headroom n’envoie rien sans chiffrement.',
    },
    certificate: {
      title: 'Le certificat du serveur de messagerie n’est pas reconnu',
      now: 'Vérifiez le nom du serveur et la date de cet ordinateur. S’ils sont justes, contactez le fournisseur de messagerie.',
    },
    login: {
      title: 'Le serveur de messagerie a refusé l’identification',
      now: 'Vérifiez le nom d’utilisateur et le mot de passe. Certains fournisseurs demandent un mot de passe distinct pour les programmes.',
    },
    sender: {
      title: 'Le serveur de messagerie a refusé l’adresse de l’expéditeur',
      now: 'Saisissez comme expéditeur l’adresse du compte de messagerie.',
    },
    recipient: {
      title: 'Le serveur de messagerie a refusé l’adresse du client',
      now: 'Demandez l’adresse au client et renvoyez l’e-mail à la bonne.',
    },
    'too-large': {
      title: 'L’e-mail est trop volumineux pour le serveur de messagerie',
      now: 'Envoyez moins de pièces jointes à la fois, ou exportez les photos sur une clé USB.',
    },
    'no-space': {
      title: 'La messagerie du client ou le serveur est plein',
      now: 'Demandez au client de faire de la place ou de donner une autre adresse.',
    },
    busy: {
      title: 'Le serveur de messagerie ne l’accepte pas maintenant',
      now: 'La plupart des serveurs l’acceptent un peu plus tard.',
    },
    content: {
      title: 'Le serveur de messagerie a refusé le message',
      now: 'Sa réponse indique pourquoi. Contactez le fournisseur de messagerie, ou donnez les fichiers au client autrement.',
    },
    protocol: {
      title: 'Ce n’est pas un serveur de messagerie, ou il refuse cet ordinateur',
      now: 'Vérifiez le nom du serveur et le port.',
    },
    erased: {
      title: 'Une image ou un papier de cet e-mail a été effacé entre-temps',
      now: 'Envoyez un nouvel e-mail avec ce qui reste.',
    },
    'not-composed': {
      title: 'Les pièces jointes n’ont pas pu être créées',
      now: 'Réessayez, ou enregistrez les fichiers et envoyez-les vous-même.',
    },
    'code-ended': {
      title: 'Le code photo a expiré avant l’envoi du rappel',
      now: 'Prévenez le client par téléphone. Un autre code nécessite une nouvelle photo.',
    },
  },
};

export const mailSettings: typeof englishSettings = {
  title: 'E-mail',
  text: 'Le compte de messagerie du studio, pour ce que les clients demandent par e-mail. L’aide de votre fournisseur indique le serveur, le port et le chiffrement.',
  host: 'Serveur d’envoi (SMTP)',
  hostHint: 'Par exemple smtp.example.com. Laissez vide pour n’envoyer aucun e-mail.',
  hostWrong: 'Saisissez le nom du serveur, sans https:// et sans espaces',
  security: 'Chiffrement',
  securities: { tls: 'SSL/TLS', starttls: 'STARTTLS' },
  port: 'Port',
  user: 'Nom d’utilisateur',
  userMissing: 'Saisissez le nom d’utilisateur du compte de messagerie',
  password: 'Mot de passe',
  passwordKept:
    'Un mot de passe est dans le trousseau de clés de cet ordinateur. Laissez vide pour le garder.',
  passwordMissing:
    'Aucun mot de passe n’est encore gardé pour ce serveur et cet utilisateur. Il va dans le trousseau de clés de cet ordinateur.',
  senderName: 'Nom de l’expéditeur',
  senderNameHint: 'Laissez vide pour utiliser le nom du studio.',
  senderAddress: 'Adresse de l’expéditeur',
  test: 'Test',
  testAddress: 'Envoyer un e-mail de test à',
  testButton: 'Envoyer un e-mail de test',
  testFirst: 'Enregistrez d’abord le serveur et le mot de passe.',
  testing: 'Envoi de l’e-mail de test',
  testSent:
    'Le serveur de messagerie a accepté l’e-mail de test. Cherchez-le dans la boîte de réception de {address}.',
  practice:
    'L’entraînement a son propre compte de messagerie. Il envoie de vrais e-mails, avec PRACTICE dans l’objet.',
};
