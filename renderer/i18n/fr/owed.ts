import type { owed as englishOwed, refunded as englishRefunded } from '../en/owed.ts';

/** Refunds of a payment, on every screen that shows an order. */
export const refunded: typeof englishRefunded = {
  refund: { whole: 'Remboursé\u00a0: {amount}', part: 'Remboursé\u00a0: {amount} sur {total}' },
  void: { whole: 'Annulé\u00a0: {amount}', part: 'Annulé\u00a0: {amount} sur {total}' },
};

/** Photos that are paid for but not settled: what happened, what it cost, and what can be done. */
export const owed: typeof englishOwed = {
  tag: 'Payé, photo due',
  title: 'Payé, photo due',
  paid: 'Payé\u00a0: {total}. Le reçu reste valable.',
  paidLess: 'Le client a payé {total}. {refunded}.',
  because: '{title} {cost}',
  since: 'Due depuis {time}',
  nowTitle: 'Ce que vous pouvez faire',
  next: 'Ensuite\u00a0: {words}',
  due: {
    title: 'Photos définitives',
    text: 'Photos définitives prêtes\u00a0: {ready} sur {count}.',
  },
  reasons: {
    waiting: {
      title: 'La photo définitive de cette prise n’a pas encore été demandée.',
      cost: 'L’obtenir peut utiliser un crédit.',
    },
    'taken-again': {
      title: 'La photo est en train d’être refaite.',
      cost: 'Le client ne paie rien de plus.',
    },
    'on-its-way': {
      title: 'La photo définitive arrive.',
      cost: 'Attendez-la, ou servez le client suivant.',
    },
    uncertain: {
      title: 'On ne sait pas comment la dernière requête s’est terminée.',
      cost: 'Un crédit a peut-être été utilisé. Indiquez d’abord le résultat.',
    },
    settled: {
      title: 'Photo définitive demandée, mais aucune photo utilisable reçue.',
      cost: 'Elle n’est redemandée que si vous appuyez sur un bouton.',
    },
    'unknown-photo': {
      title: 'Le service n’a plus l’aperçu.',
      cost: 'La dernière requête n’a rien coûté. La photo définitive de cet aperçu n’est plus disponible.',
    },
    refused: {
      title: 'La photo définitive n’est pas arrivée.',
      cost: 'En principe, une requête refusée ne coûte rien.',
    },
    'image-pending': {
      title: 'La photo est faite, mais son image n’est pas arrivée.',
      cost: 'Cela a utilisé un crédit. Récupérer l’image ne coûte rien de plus.',
    },
    'image-expired': {
      title: 'La photo est faite, mais son image n’est plus récupérable.',
      cost: 'Cela a utilisé un crédit. L’adresse de l’image ne fonctionne plus\u00a0: obtenir de nouveau la photo peut utiliser un autre crédit.',
    },
    'image-unreadable': {
      title: 'L’image envoyée par le service est inutilisable.',
      cost: 'Cela a utilisé un crédit. L’image est endommagée ou trop grande pour une photo. Le fichier reçu est gardé sous forme chiffrée. Obtenir de nouveau la photo peut utiliser un autre crédit.',
    },
    'no-image': {
      title: 'Le service a répondu sans image.',
      cost: 'Un crédit a peut-être été utilisé.',
    },
    'no-face': {
      title: 'Le service a répondu sans image.',
      cost: 'Un crédit a peut-être été utilisé. Le service n’a sans doute détecté aucun visage sur cette prise.',
    },
    'no-code': {
      title: 'La photo est arrivée, mais sans son code photo britannique.',
      cost: 'Cela a utilisé un crédit. La photo peut être imprimée\u202f; une demande en ligne a besoin du code.',
    },
  },
  ways: {
    fetch: {
      button: 'Récupérer l’image · gratuit',
      text: 'L’image est récupérée à l’adresse du service. Cela n’utilise aucun crédit.',
    },
    resolve: {
      button: 'Indiquer le résultat',
      text: 'Rien n’est envoyé avant cela.',
    },
    ask: {
      get: 'Obtenir la photo définitive\u00a0: {name} · 1 crédit au plus',
      getOf: 'Obtenir la photo définitive {n} sur {count}\u00a0: {name} · 1 crédit au plus',
      smaller: 'Photo définitive à partir d’une copie réduite\u00a0: {name} · 1 crédit au plus',
      button: 'Redemander la photo définitive\u00a0: {name} · 1 crédit au plus',
      text: 'Demande la photo définitive de l’aperçu approuvé. Cela peut utiliser un crédit.',
      textDirect: 'Fait la photo à partir de la prise de vue, avec un crédit.',
      textSmaller:
        'Le service a refusé le fichier à cause de sa taille. Envoie une copie réduite de la même prise de vue, ce qui peut utiliser un crédit.',
    },
    'take-again': {
      button: 'Refaire la prise · sans supplément',
      text: 'Une nouvelle prise et un nouvel aperçu, ce qui utilise un aperçu. Le client ne paie rien de plus.',
      textDirect: 'Une nouvelle prise, ce qui utilise un autre crédit. Le client ne paie rien de plus.',
    },
    accept: {
      button: 'Remettre sans le code…',
      text: 'Pour un client qui fait sa demande sur papier. Le motif est conservé avec la commande.',
    },
    refund: {
      button: 'Rembourser…',
      text: '{price} pour cette photo. Le moyen et le motif sont conservés avec la commande.',
    },
  },
  othersReady: 'Remettre l’autre photo | Remettre les {count} autres photos',
  continueAgain: 'Continuer avec la nouvelle prise',
  refund: {
    title: 'Rembourser {document}\u202f?',
    ofPhoto: 'Rembourser\u00a0: {document}…',
    unlock: 'Rembourser une commande terminée nécessite un responsable.',
    text: 'Headroom ne fait que l’enregistrer\u00a0: prenez vous-même l’argent dans la caisse, ou renvoyez-le par le terminal de paiement.',
    kind: 'Opération',
    kinds: { refund: 'Remboursement', void: 'Annulation du paiement par carte' },
    method: 'Moyen de remboursement',
    scope: 'Montant à rembourser',
    scopes: { photo: 'Cette photo, {amount}', order: 'Tout le reste, {amount}' },
    amount: 'Montant',
    reference: 'Référence, s’il y en a une',
    reason: 'Motif',
    reasonHint: 'Conservé avec la commande, par exemple «\u202fle service n’a pas pu la faire\u202f».',
    do: 'Enregistrer le remboursement · {amount}',
    doVoid: 'Enregistrer l’annulation · {amount}',
    chooseKind: 'Choisir l’opération',
    chooseMethod: 'Choisir le moyen',
    after: 'Ensuite, plus rien n’est dû pour cette photo, et elle n’utilise plus de crédit.',
    afterFinal: 'Ensuite, la photo n’est pas remise au client, et elle n’utilise plus de crédit.',
    keep: 'Pas maintenant',
  },
  refundItem: {
    button: 'Rembourser un article…',
    title: 'Rembourser un article\u202f?',
    item: 'Article',
    choose: 'Choisir un article',
    option: '{item}, {amount}',
    number: 'Combien',
    reasonHint: 'Conservé avec la commande, par exemple «\u202fle cadre est rayé\u202f».',
    unlock: 'Rembourser un article nécessite un responsable.',
  },
  accept: {
    title: 'Remettre sans le code\u202f?',
    text: 'La photo peut être imprimée et utilisée sur papier. Sans code, elle ne peut pas servir dans la demande en ligne.',
    reason: 'Motif',
    reasonHint: 'Conservé avec la commande, par exemple «\u202fdemande sur papier\u202f».',
    do: 'Remettre sans le code',
    keep: 'Pas maintenant',
  },
  settled: {
    title: 'Résolu',
    refund: 'Remboursement de {amount} pour {what}',
    void: 'Annulation de {amount} pour {what}',
    accepted: 'Remis au client sans le code\u00a0: {what}',
    order: 'toute la commande',
    by: {
      cash: 'En espèces à {time}',
      card: 'Par carte à {time}',
      other: 'Par un autre moyen à {time}',
    },
    at: 'À {time}',
    who: 'Par {name}.',
    because: 'Motif\u00a0: {reason}',
    number: 'Remboursement numéro {number}.',
    nothingTitle: 'Rien à remettre au client',
    nothingText: 'L’argent a été remboursé. Terminez la commande.',
    nothingDone: 'L’argent a été remboursé.',
  },
};
