/** Damaged records: above every screen, and on the page that appears when they do not open. */
import type { damaged as english } from '../../en/data/damaged.ts';

export const damaged: typeof english = {
  areas: {
    customers: 'clients',
    orders: 'commandes',
    photos: 'photos et prises de vue',
    retouch: 'images retouchées',
    payments: 'paiements et remboursements',
    takings: 'recettes et clôtures',
    codes: 'codes photo',
    prints: 'impressions et imprimantes',
    calls: 'requêtes au service photo',
    mail: 'e-mail',
    staff: 'personnel',
    audit: 'journal d’audit',
    settings: 'paramètres',
    search: 'recherche',
    other: 'autres données',
    all: 'tout',
  },
  banner:
    'Les données sont endommagées. Parties endommagées\u00a0: {areas}. Aucune requête payante n’est envoyée. Ne prenez plus de commandes, car une sauvegarde restaurée ne les contient pas, et ne supprimez rien. Demandez à un responsable de restaurer une sauvegarde.',
  practiceBanner:
    'Les données d’entraînement sont endommagées. Parties endommagées\u00a0: {areas}. Aucun aperçu ni aucune photo n’est possible.',
  practiceBegin: 'Recommencez l’entraînement.',
  practiceLocked:
    'En mode verrouillé, l’entraînement ne peut pas recommencer. Désactivez d’abord le mode verrouillé dans les paramètres.',
  repairable:
    'Des listes de recherche et de tri sont endommagées. Parties endommagées\u00a0: {areas}. Aucune donnée n’est perdue. Aucune requête payante n’est envoyée avant leur réparation. La réparation ferme tous les écrans, pour quelques secondes ou, avec un très grand nombre de commandes, pour quelques minutes.',
  repair: 'Réparer les données',
  wait: 'Réparation des données',
  waitText:
    'Rien n’est perdu. Avec un très grand nombre de commandes, cela prend quelques minutes. Laissez cette page ouverte.',
  restoring: 'Mise en place de la sauvegarde',
  restoringText: 'Les données actuelles sont conservées à côté. Laissez cette page ouverte.',
  'disk-full':
    'Le disque de cet ordinateur manque d’espace pour la réparation. Rien n’a été modifié. Libérez de l’espace et relancez la réparation.',
  failed:
    'Les données n’ont pas pu être réparées. Rien n’a été modifié. Demandez à un responsable de restaurer une sauvegarde.',
  practiceFailed: 'Les données d’entraînement n’ont pas pu être réparées. Rien n’a été modifié.',
  repaired:
    'Des listes de recherche et de tri étaient endommagées et ont été réparées. Rien n’est perdu, et le fichier endommagé est conservé. C’est parfois le premier signe d’un disque défaillant\u00a0: faites-le examiner.',
  read: 'J’ai lu',
  unlock:
    'Restaurer une sauvegarde remplace toutes les données de cet ordinateur et nécessite un responsable.',
  title: 'Les données sont endommagées',
  practiceTitle: 'Les données d’entraînement sont endommagées',
  parts: 'Parties endommagées\u00a0: {areas}. Headroom n’a rien supprimé ni rien envoyé.',
  unreadable: 'Rien n’est lisible dans le fichier records.sqlite. Headroom n’a rien supprimé ni rien envoyé.',
  notRepaired:
    'Seules des listes de recherche et de tri sont endommagées, et aucune donnée n’est perdue, mais Headroom n’a pas pu les réparer. Libérez de l’espace sur le disque de cet ordinateur et appuyez sur «\u202fRéessayer\u202f». Si cette page revient, suivez les indications ci-dessous.',
  now: 'Restaurez une sauvegarde. Le fichier endommagé et les images sont alors conservés à côté, dans un dossier «\u202fset-aside\u202f».',
  without:
    'Sans sauvegarde, fermez Headroom, sortez le fichier du dossier «\u202fstudio\u202f» du dossier de données de Headroom, et relancez Headroom\u00a0: il propose alors de repartir avec de nouvelles données.',
  practiceNow: 'L’entraînement n’a ni vraies commandes ni sauvegardes. Recommencez-le.',
  anew: 'Recommencer l’entraînement…',
  anewTitle: 'Recommencer l’entraînement\u202f?',
  anewText:
    'L’entraînement repart de zéro. Ses données endommagées et ses images sont conservées dans un dossier «\u202fset-aside\u202f» à côté des nouvelles. Les données d’un studio ne sont pas touchées.',
  begin: 'Recommencer',
};
