/** Recognises what the columns of a customer list are used for. */
import type { ColumnUse } from '../../../shared/model/customer-import.ts';
import { nameWords } from '../../records/orders/search-text.ts';

/**
 * Names of columns in Headroom's own export, in lists of other tills and address books, and in English, French, German, Spanish and
 * Polish; as `nameWords` writes them, without accents.
 */
const heads: Readonly<Record<Exclude<ColumnUse, 'none'>, readonly string[]>> = {
  name: [
    ...[
      'name',
      'full name',
      'fullname',
      'customer',
      'customer name',
      'client',
      'client name',
      'display name',
    ],
    ...['contact', 'contact name', 'nom complet', 'nom et prenom', 'nom prenom', 'prenom nom'],
    ...['vollstandiger name', 'kunde', 'kundenname', 'nombre completo', 'nombre y apellidos', 'cliente'],
    ...['imie i nazwisko', 'imie nazwisko', 'klient', 'nazwa', 'nazwa klienta'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'forename', 'first', 'prenom', 'vorname', 'nombre'],
    ...['nombre de pila', 'imie'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'last', 'nom', 'nom de famille', 'nachname'],
    ...['familienname', 'zuname', 'apellido', 'apellidos', 'nazwisko'],
  ],
  phone: [
    ...['phone', 'telephone', 'tel', 'phone number', 'telephone number', 'mobile', 'mobile phone'],
    ...['mobile number', 'cell', 'cell phone', 'cellphone', 'home phone', 'work phone', 'phone 1 value'],
    ...[
      'phone 2 value',
      'portable',
      'tel portable',
      'telephone portable',
      'telephone mobile',
      'numero de telephone',
    ],
    ...['telefon', 'telefonnummer', 'handy', 'handynummer', 'mobil', 'mobilnummer', 'mobiltelefon'],
    ...['telefono', 'telefono movil', 'movil', 'celular', 'numero de telefono', 'telefon komorkowy'],
    ...['komorka', 'numer telefonu', 'nr telefonu', 'tel kom'],
  ],
  email: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'e mail 1 value', 'email 1 value'],
    ...['courriel', 'adresse email', 'adresse e mail', 'adresse mail', 'email adresse', 'e mail adresse'],
    ...['mailadresse', 'correo', 'correo electronico', 'adres email', 'adres e mail', 'poczta'],
  ],
  notes: [
    ...['notes', 'note', 'comment', 'comments', 'remark', 'remarks', 'commentaire', 'commentaires'],
    ...['remarque', 'remarques', 'notiz', 'notizen', 'bemerkung', 'bemerkungen', 'nota', 'notas'],
    ...['observaciones', 'comentarios', 'uwagi', 'notatka', 'notatki'],
  ],
};

const useOfHead = new Map(
  Object.entries(heads).flatMap(([use, names]) => names.map((name) => [name, use as ColumnUse] as const)),
);

/** Words of a head: `E-Mail_Address` and `email address` are the same. */
const wordsOf = (head: string): string => nameWords(head.replaceAll('_', ' '));

/** Returns whether a line has the name of at least one column. */
export const hasHeads = (fields: readonly string[]): boolean =>
  fields.some((field) => useOfHead.has(wordsOf(field)));

/** Returns the use of each column by its head. The first of several names counts. */
export function usesOf(fields: readonly string[]): readonly ColumnUse[] {
  const uses = fields.map((field) => useOfHead.get(wordsOf(field)) ?? 'none');
  // Beside a first name, a column `Name` has the last name, as in German lists.
  const isLast = uses.includes('firstName') && !uses.includes('lastName');
  const named = uses.map((use): ColumnUse => (use === 'name' && isLast ? 'lastName' : use));
  return named.map((use, at) =>
    (use === 'name' || use === 'firstName' || use === 'lastName') && named.indexOf(use) < at ? 'none' : use,
  );
}
