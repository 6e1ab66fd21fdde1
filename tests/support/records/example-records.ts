import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Records, RecordsOptions } from '../../../electron/records/open.ts';
import {
  newId,
  type ImageId,
  type OrderId,
  type PersonId,
  type PhotoId,
  type ShotId,
} from '../../../shared/ids.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { newRecords } from './new-records.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openRecords } from './records-file.ts';

export const at = '2026-11-21T09:30:00.000Z';
export const later = '2026-11-21T10:30:00.000Z';

export const passport: DocumentView = {
  specCode: 'uk-passport',
  name: 'UK passport',
  widthMm: 35,
  heightMm: 45,
  widthPx: 413,
  heightPx: 531,
  dpi: 300,
  headMm: { min: 29, max: 34 },
  eyeToBottomMm: null,
  backgroundColor: '#F0F0F0',
  properties: { glasses: 'NOT_ALLOWED' },
  givesCode: true,
  favourite: true,
  price: 1200,
};

/** Returns new records in a folder of the test's own. */
export function exampleRecords(options: Partial<RecordsOptions> = {}): Records & { readonly file: string } {
  const file = join(tempFolder(), 'records.db');
  const records = openRecords(
    file,
    options.migrations === undefined ? { newFile: newRecords, ...options } : options,
  );
  onTestFinished(() => records.close());
  return { ...records, file };
}

export function addOrder(
  records: Records,
  customer?: { name: string; phone?: string; email?: string },
): OrderId {
  const { id } = records.orders.insert({ id: newId('ord'), day: '261121', practice: true, createdAt: at });
  if (customer !== undefined) {
    const customerId = newId('cus');
    const { name, phone = '', email = '' } = customer;
    records.customers.insert({ id: customerId, name, phone, email, keepPhotos: false, createdAt: at }, id);
    records.orders.setCustomer(id, customerId);
  }
  return id;
}

export function addImage(records: Records): ImageId {
  const id = newId('img');
  const sha256 = '0'.repeat(64);
  records.images.insert({
    ...{
      id,
      kind: 'shot',
      widthPx: 1200,
      heightPx: 1600,
      mime: 'image/jpeg',
      bytes: 9,
      sha256,
      createdAt: at,
    },
  });
  return id;
}

/** Returns an order's first person, whom every order has from its beginning. */
export function firstPerson(records: Records, orderId: OrderId): PersonId {
  const [person] = records.people.ofOrder(orderId);
  if (person === undefined) throw new Error('an order without a person');
  return person.id;
}

export function addShot(records: Records, orderId: OrderId): ShotId {
  const id = newId('shot');
  records.shots.insert({
    id,
    orderId,
    personId: firstPerson(records, orderId),
    imageId: addImage(records),
    source: 'camera',
    origin: 'A',
    takenAt: at,
  });
  return id;
}

export function addPhoto(records: Records, orderId: OrderId, createdAt = at): PhotoId {
  const id = newId('pho');
  const personId = firstPerson(records, orderId);
  records.photos.insert({ id, orderId, personId, specCode: 'uk-passport', document: passport, createdAt });
  return id;
}
