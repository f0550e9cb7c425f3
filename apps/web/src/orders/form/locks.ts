import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { codeOf } from '@tourdesk/domain/decision'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import { toCents } from '@tourdesk/domain/money'
import { editContext } from '@tourdesk/domain/orders/editContext'
import {
  type EditContext,
  type EntryField,
  mayAddEntry,
  mayChangeEntry,
  mayChangeOrder,
  type OrderField,
} from '@tourdesk/domain/orders/fieldLocks'
import type { Refusal } from '@tourdesk/domain/refusals'
import { actorOf } from '../../app/actorOf.ts'

/** Why fields are locked; null for open ones. */
export interface Locks {
  order: (field: OrderField) => Refusal | null
  entry: (field: EntryField, entry: Pick<EntryDraft, 'status'>) => Refusal | null
  newEntry: Refusal | null
  /** The notice about the whole form, above all fields. */
  reason: Refusal | null
}

/**
 * The context of the edit for locking fields; the server checks the same. `opensPaid` unlocks a paid order.
 */
export function contextOf(
  { orderType, order, opensPaid }: { orderType: OrderType; order: Order | null; opensPaid: boolean },
  session: CurrentUser,
) {
  const payments = order?.payments.map((payment) => ({
    ...payment,
    amount: toCents(payment.amountInCurrency),
  }))
  return editContext({
    orderType,
    saved: order && { ...order, payments: payments ?? [], fees: toCents(order.fees) },
    person: actorOf(session),
    opensPaid,
  })
}

export function locksOf(context: EditContext): Locks {
  return {
    order: (field) => codeOf(mayChangeOrder(field, context)),
    entry: (field, entry) => codeOf(mayChangeEntry(field, entry, context)),
    newEntry: codeOf(mayAddEntry(context)),
    reason: codeOf(mayChangeOrder('agency', context)),
  }
}
