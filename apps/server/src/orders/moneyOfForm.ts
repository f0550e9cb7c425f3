import type { Person } from '@tourdesk/domain/access/actor'
import type { Cents } from '@tourdesk/domain/money'
import type { Due } from '@tourdesk/domain/payments/payments'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { KeptOrder } from '../payments/keepBooks.ts'
import type { CheckedDraft } from './toRows.ts'

/** What a form is about. */
interface FormMoney {
  id: string
  currency: Currency
  /** Of tours that were canceled before, in cents of the currency. */
  fees: Cents
}

/** What a checked form makes due, and the order as its books see it; a form is never that of a canceled order. */
export function moneyOfForm(
  { actor, now }: Call<Person>,
  { draft, priced }: CheckedDraft,
  { id, currency, fees }: FormMoney,
): { due: Due; order: Omit<KeptOrder, 'instalments'> } {
  const { totalInCurrency: price, paymentTBD } = priced.price
  return {
    due: { total: price + fees, currency, paymentTBD, isAgencyPayment: draft.isAgencyPayment },
    order: { id, currency, price, isCanceled: false, collectsFees: false, createdBy: actor.userId, now },
  }
}
