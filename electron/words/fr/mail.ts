import type { MailWords } from '../types.ts';

export const mail: MailWords = {
  locale: 'fr-FR',
  subject: '{studio}\u00a0: votre photo, commande {order}',
  practice: 'PRACTICE',
  text: `Bonjour,

Vous trouverez en pièce jointe ce que vous avez demandé pour votre commande {order}.

Gardez pour vous les fichiers de photos et les codes\u00a0: toute personne qui les a peut les utiliser.

{studio}`,
  practiceText:
    'Ceci est un entraînement\u00a0: les photos portent un filigrane, et aucune administration ne les accepte.',
  reminderSubject: '{studio}\u00a0: votre code photo est valable jusqu’au {date}',
  reminderText: `Bonjour,

Le code photo pour la photo de passeport britannique de {person} (commande {order}) expire le {date} à {time}.

{code}

Saisissez-le avant cette date dans la demande de passeport. Les majuscules et les minuscules comptent\u00a0: recopiez-le exactement, sans espaces.

Un code expiré ne peut pas être renouvelé\u00a0: il faut une nouvelle photo. Si vous avez déjà utilisé le code, vous n’avez rien à faire.

Le feuillet avec le code est en pièce jointe. Gardez-le pour vous\u00a0: toute personne qui a le code peut utiliser la photo.

{studio}`,
  testSubject: 'E-mail de test de Headroom',
  testText: `Bonjour,

Cet e-mail montre que Headroom peut envoyer des e-mails pour {studio}. Aucune réponse n’est nécessaire.`,
};
