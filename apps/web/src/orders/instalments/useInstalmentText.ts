import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'
import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { formDay, list, money } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { instalmentMessages } from './instalmentMessages.ts'

/** `Deposit $75.00 now, $175.01 by 3/12/2026`; empty if everything is due at once. */
export function useInstalmentText(): (
  instalments: CalculatedPrices['instalments'],
  currency: Currency,
  today: Day,
) => string {
  const t = useText(instalmentMessages)
  return (instalments, currency, today) =>
    list(
      instalments.map(({ n, dueOn, amount: value }) => {
        const amount = ltr(money(value, currency))
        if (dueOn <= today) return t(n === 1 ? 'depositNow' : 'restNow', { amount })
        return t(n === 1 ? 'depositBy' : 'restBy', { amount, day: ltr(formDay(dueOn)) })
      }),
    )
}
