import type { CurrentUser } from '@tourdesk/contract/identity'
import type { Order } from '@tourdesk/contract/order'
import { codeOf } from '@tourdesk/domain/decision'
import {
  type EditContext,
  type EntryField,
  mayAddEntry,
  mayChangeEntry,
  mayChangeOrder,
  type OrderField,
} from '@tourdesk/domain/orders/fieldLocks'
import type { EntryDraft } from '@tourdesk/domain/orders/order'
import type { Refusal } from '@tourdesk/domain/refusals'

/** Why fields of the form cannot be changed; null for those that can. */
export interface Locks {
  order: (field: OrderField) => Refusal | null
  entry: (field: EntryField, entry: Pick<EntryDraft, 'status'>) => Refusal | null
  newEntry: Refusal | null
  /** What the whole form is told once, above all fields. */
  reason: Refusal | null
}

/** Who edits which kind of order, for the rules (FORM-71 to FORM-78). */
export function editContext(order: Order | null, session: CurrentUser): EditContext {
  return {
    orderType: order?.orderType ?? 'daily',
    isSaved: order !== null,
    isCanceled: order?.status === 'canceled',
    isPaid: order?.paymentStatus === 'PAID',
    hasPayments: order?.payments.some(({ status }) => status === 'paid') ?? false,
    isAgencyMode: !session.account.isSuper,
  }
}

export function locksOf(context: EditContext): Locks {
  return {
    order: (field) => codeOf(mayChangeOrder(field, context)),
    entry: (field, entry) => codeOf(mayChangeEntry(field, entry, context)),
    newEntry: codeOf(mayAddEntry(context)),
    reason: codeOf(mayChangeOrder('agency', context)),
  }
}
