import type { Refusal } from '../refusals.ts'
import { isLocked } from './entry.ts'
import type { EntryDraft, OrderDraft } from './order.ts'
import type { OrderType } from './vocabulary.ts'

/** Who edits which kind of order. */
export interface EditContext {
  orderType: OrderType
  isSaved: boolean
  isCanceled: boolean
  /** The order is paid in full (FORM-74). */
  isPaid: boolean
  /** Some of it is paid: the currency then stays, since the money came in it. */
  hasPayments: boolean
  isAgencyMode: boolean
}

/** Fields of an order that can be locked; entries have their own. */
export type OrderField = Exclude<keyof OrderDraft, 'selectedTours'>
/** Fields of an entry that can be locked; a city and the place in it are apart (HOLE-O43). */
export type EntryField =
  | Exclude<keyof EntryDraft, '_id' | 'status'>
  | 'pickup.city'
  | 'dropoff.city'
  | 'dropoff.is_extra_service'

const openToAgencies: readonly (OrderField | EntryField)[] = [
  'userInformation',
  'refOrderNumber',
  'notes',
  'pickup',
  'dropoff',
]

/** What a star order bought: the tours of its star tour, as they were then (HOLE-O16). */
const fixedOnStarOrders: readonly (OrderField | EntryField)[] = ['starTour', 'tour']

/** Why a field of the order cannot be changed, or null (FORM-71 to FORM-75, HOLE-O42, HOLE-O43). */
export function orderFieldLock(field: OrderField, context: EditContext): Refusal | null {
  if (!context.isSaved) return null
  if (field === 'orderType') return 'order_type_fixed'
  if (field === 'currency' && context.hasPayments) return 'order_paid'
  return editLock(field, context)
}

/** Why a field of an entry cannot be changed, or null; a canceled entry is locked altogether (FORM-78, HOLE-O39). */
export function entryFieldLock(
  field: EntryField,
  entry: Pick<EntryDraft, 'status'>,
  context: EditContext,
): Refusal | null {
  if (!context.isSaved) return null
  return isLocked(entry) ? 'entry_canceled' : editLock(field, context)
}

/** Why no entry can be added, or null (FORM-75, HOLE-O43). */
export function addEntryLock(context: EditContext): Refusal | null {
  return context.isSaved ? editLock('tour', context) : null
}

function editLock(field: OrderField | EntryField, context: EditContext): Refusal | null {
  if (context.isCanceled) return 'order_canceled'
  if (context.isPaid) return 'order_paid'
  if (context.orderType === 'starTour' && fixedOnStarOrders.includes(field)) return 'star_tours_fixed'
  return context.isAgencyMode && !openToAgencies.includes(field) ? 'entry_locked_for_agency' : null
}
