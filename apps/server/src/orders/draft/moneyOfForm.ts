import type { Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import type { Cents } from '@tourdesk/domain/money'
import type { Due } from '@tourdesk/domain/payments/payments'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../../kernel/call.ts'
import type { KeptOrder } from '../../payments/keepBooks.ts'
import type { CheckedDraft } from './toRows.ts'

/** The order behind a form. */
interface FormMoney {
  id: string
  currency: Currency
  /** Fees of tours canceled before, in cents of the currency. */
  fees: Cents
}

/**
 * The amount that a checked form makes due, and the order as its books see it. A canceled order has no form.
 */
export function moneyOfForm(
  { actor, now }: Pick<Call<Person | Guest>, 'actor' | 'now'>,
  { draft, priced }: CheckedDraft,
  { id, currency, fees }: FormMoney,
): { due: Due; order: Omit<KeptOrder, 'instalments'> } {
  const { totalInCurrency: price, paymentTBD } = priced.price
  return {
    due: { total: price + fees, currency, paymentTBD, isAgencyPayment: draft.isAgencyPayment },
    order: {
      ...{ id, currency, price, isCanceled: false, collectsFees: false, now },
      createdBy: actor.kind === 'person' ? actor.userId : null,
    },
  }
}
