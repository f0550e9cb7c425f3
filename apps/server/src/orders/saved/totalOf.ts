import type { Cents } from '@tourdesk/domain/money'
import { savedTotal } from '@tourdesk/domain/orders/savedTotal'
import type { Selectable } from 'kysely'
import type { Orders } from '../../schema/orders.ts'

type Totals = Pick<Selectable<Orders>, 'custom_total' | 'total_cents' | 'rate' | 'payment_tbd'>

/** The total of a stored order, in cents of its currency; null if still to be determined. */
export function totalOf({ custom_total, total_cents, rate, payment_tbd }: Totals): Cents | null {
  return savedTotal({
    customTotal: custom_total,
    totalCents: total_cents,
    rate,
    isToBeDetermined: payment_tbd,
  })
}
