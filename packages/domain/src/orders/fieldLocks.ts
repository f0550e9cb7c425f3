import { type Decision, ok, refuse } from '../decision.ts'
import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { rulesOf } from './fieldRules.ts'
import type { OrderDraft } from './order.ts'

/** The editor and the state of the order. */
export interface EditContext {
  orderType: OrderType
  isSaved: boolean
  isCanceled: boolean
  /** The order is fully paid. */
  isPaid: boolean
  /** A person who may settle its money changes the paid order on purpose. */
  opensPaid: boolean
  /** Some of it is paid, or a canceled tour left a fee, so the currency is fixed. */
  hasPayments: boolean
  isAgencyMode: boolean
}

/** Fields of an order that can be locked; entries have their own. */
export type OrderField = Exclude<keyof OrderDraft, 'selectedTours'>
/** Fields of an entry that can be locked; a city and the place in it are separate. */
export type EntryField =
  | Exclude<keyof EntryDraft, '_id' | 'status'>
  | 'pickup.city'
  | 'dropoff.city'
  | 'dropoff.is_extra_service'

/** What can't be changed in a saved star order: it keeps the tours it was booked with. */
const fixedOnStarOrders: readonly (OrderField | EntryField)[] = ['starTour', 'tour']

/** Decides whether a field of the order can be changed. */
export function mayChangeOrder(field: OrderField, context: EditContext): Decision<OrderField> {
  if (!context.isSaved) return ok(field)
  if (field === 'orderType') return refuse('order_type_fixed')
  if (field === 'currency' && context.hasPayments) return refuse('order_paid')
  return mayChange(field, context)
}

/**
 * Decides whether a field of an entry can be changed; a canceled entry is fully locked. The tours of a star
 * order are its star tour's, also in a new order.
 */
export function mayChangeEntry(
  field: EntryField,
  entry: Pick<EntryDraft, 'status'>,
  context: EditContext,
): Decision<EntryField> {
  if (!context.isSaved) return field === 'tour' ? mayChangeNewTours(context) : ok(field)
  return isLocked(entry) ? refuse('entry_canceled') : mayChange(field, context)
}

/** Decides whether an entry can be added. */
export function mayAddEntry(context: EditContext): Decision<EntryField> {
  return context.isSaved ? mayChange('tour', context) : mayChangeNewTours(context)
}

function mayChangeNewTours({ orderType }: EditContext): Decision<EntryField> {
  return orderType === 'starTour' ? refuse('star_tours_fixed') : ok('tour')
}

function mayChange<Field extends OrderField | EntryField>(
  field: Field,
  context: EditContext,
): Decision<Field> {
  const open = rulesOf(field)?.open ?? 'office'
  if (context.isCanceled) return refuse('order_canceled')
  if (context.isPaid && !context.opensPaid && open !== 'always') return refuse('order_paid')
  if (context.orderType === 'starTour' && fixedOnStarOrders.includes(field)) return refuse('star_tours_fixed')
  return context.isAgencyMode && open === 'office' ? refuse('entry_locked_for_agency') : ok(field)
}
