/** How long data is kept, and what goes when. */
import type { keeping as english } from '../../en/data/keeping.ts';

export const keeping: typeof english = {
  title: 'Conservation',
  text: 'Combien de temps les données restent sur cet ordinateur. Headroom retire ce qui arrive à échéance à son démarrage et une fois par jour.',
  days: '{count} jour | {count} jours',
  years: '{count} an | {count} ans',
  noEnd: 'Sans fin',
  groups: {
    pictures: 'Images des commandes fermées',
    open: 'Commandes ouvertes',
    files: 'Fichiers',
    years: 'Clients, comptabilité et journal d’audit',
  },
  withConsent: 'Avec le consentement du client',
  without: 'Sans consentement',
  withoutHint:
    'Aussi pour les portraits et les images retouchées sans commande, à partir du dernier travail sur eux, et pour les adresses des e-mails envoyés.',
  shots: 'Prises et modifications, au plus',
  shotsHint: 'Aussi avec consentement. La photo définitive peut rester plus longtemps.',
  previews: 'Aperçus, au plus',
  previewsHint: 'Aussi avec consentement.',
  open: 'Leurs images',
  openHint:
    'À partir du dernier travail sur la commande. La commande reste. Les images restent aussi tant que le résultat d’une requête est inconnu, et tant qu’une photo payée n’est ni imprimée ni résolue.',
  abandoned: 'Annuler les commandes sans paiement après',
  abandonedHint:
    'À partir du dernier travail sur la commande. Une commande avec une requête au résultat inconnu, un code ou une impression en cours reste ouverte.',
  files: 'Planches enregistrées en PDF',
  filesHint:
    'Headroom les conserve chiffrées et les efface au plus tard avec les images. Les copies que vous enregistrez ne sont pas chiffrées, et Headroom ne les efface pas.',
  copies: 'Copies des données',
  copiesHint: 'Faites avant une mise à jour. Elles nomment des clients.',
  setAside: 'Données mises de côté',
  setAsideHint:
    'Par une restauration, ou quand le studio a créé de nouvelles données. Elles contiennent les clients et les images de cette époque.',
  logs: 'Fichiers du journal technique',
  logsHint: 'Ils ne nomment aucun client. Headroom retire aussi les plus anciens au-delà de cinq.',
  customers: 'Clients',
  customersHint:
    'À partir du dernier travail sur une commande. Nom, coordonnées, notes, codes et images disparaissent. Une commande ouverte, une requête au résultat inconnu ou un code valable conserve la fiche client.',
  accounts: 'Commandes fermées et comptabilité',
  accountsHint:
    'Commandes, paiements, requêtes et clôtures sont entièrement retirés. Demandez à votre comptable combien de temps la loi les exige.',
  audit: 'Journal d’audit',
  auditHint: 'Disparaît par le début. La vérification commence alors après ce qui a été retiré.',
  forecast: {
    title: 'Ce qui disparaît, et quand',
    text: 'Avec les durées ci-dessus, si rien d’autre ne se passe. Les chiffres suivent votre saisie.',
    counting: 'Calcul de ce qui disparaît',
    held: 'Rien ne disparaît pour le moment',
    heldText: 'La date de cet ordinateur est peut-être fausse. Vérifiez-la dans l’avis en haut de cet écran.',
    nothing: 'Rien',
    now: 'Au prochain nettoyage',
    columns: { kind: 'Données', next: 'Prochain', week: 'Dans 7 jours', month: 'Dans 30 jours' },
    kinds: {
      shots: 'Prises et modifications des commandes fermées',
      previews: 'Aperçus des commandes fermées',
      finals: 'Photos définitives des commandes fermées',
      open: 'Commandes ouvertes qui perdent leurs images',
      headshots: 'Portraits, et modifications sans commande',
      files: 'Planches enregistrées en PDF',
      mails: 'Adresses des e-mails envoyés',
      abandoned: 'Commandes ouvertes qui sont annulées',
      customers: 'Clients',
      accounts: 'Commandes fermées et comptabilité',
      audit: 'Entrées du journal d’audit',
      copies: 'Copies des données',
      setAside: 'Dossiers de données mises de côté',
      logs: 'Fichiers du journal technique',
    },
  },
};
