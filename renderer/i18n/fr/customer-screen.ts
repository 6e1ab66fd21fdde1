/** The customer's own screen, and the texts about it for staff. */
import type { customerScreen as english } from '../en/customer-screen.ts';

export const customerScreen: typeof english = {
  customerScreen: {
    posing: 'Prise de vue en cours',
    mirror: 'Vous, comme dans un miroir',
    checking: 'Nous contrôlons votre photo',
    moment: 'Un instant, s’il vous plaît.',
    bill: { title: 'Votre commande', paid: 'Payé. Merci\u202f!', discount: 'Réduction' },
    question: 'Cette photo vous convient-elle\u202f?',
    about: '{document}. Le filigrane disparaît sur la photo définitive.',
    issues: 'Notre contrôle signale :',
    preview: 'Aperçu de votre photo pour {document}',
    noPicture: 'L’aperçu ne peut pas s’afficher ici. Regardez-le au comptoir, s’il vous plaît.',
    words: { fine: 'Elle me convient', again: 'Une autre, s’il vous plaît' },
    thanks: {
      fine: 'Merci. Nous voyons votre réponse au comptoir.',
      again: 'Merci. Nous voyons au comptoir que vous souhaitez une autre photo.',
    },
    failed: 'Votre réponse n’a pas été envoyée. Dites-le-nous au comptoir, s’il vous plaît.',
    staff: {
      fine: 'Réponse du client\u00a0: la photo convient',
      again: 'Réponse du client\u00a0: une autre photo',
      shown: 'Le client voit cet aperçu sur l’écran client',
      away: 'L’écran client n’est pas ouvert',
    },
  },
};
