/** The order that "New order" shows before anything is entered. It is not in the records and has no number yet. */
import type { OrderId, PersonId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { billOf } from '../../shared/money.ts';

/** Also its address, so that a reload and the rail return to it. */
export const blankOrderId: OrderId = 'ord_new';
const blankPersonId: PersonId = 'per_new';

export const isBlank = (order: Pick<OrderView, 'id'>): boolean => order.id === blankOrderId;

export const blankOrder = ({ photoMode, prices }: StudioSettings): OrderView => ({
  id: blankOrderId,
  number: '',
  state: 'open',
  step: 'customer',
  photoMode,
  practice: false,
  customer: null,
  people: [{ id: blankPersonId, name: '', age: 'adult' }],
  shots: [],
  photos: [],
  bill: billOf([], prices),
  payment: null,
  partsPaid: [],
  laterSales: [],
  rejections: [],
  retakeOf: null,
  mails: [],
  settlements: [],
  prints: [],
  serviceSheets: [],
  openCalls: [],
  wentOnAnyway: [],
  picturesErasedAt: null,
  language: null,
  createdAt: '',
  updatedAt: '',
});

/**
 * Returns the argument that names a person to the main process. Without an id it is the order's first person, who is the
 * blank order's only one.
 */
export const personNamed = ({ id }: PersonView): { readonly personId?: PersonId } =>
  id === blankPersonId ? {} : { personId: id };
