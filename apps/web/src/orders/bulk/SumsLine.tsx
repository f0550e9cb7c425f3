import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { bulkMessages } from './bulkMessages.ts'
import { type MoneySums, withMoney } from './sumsOf.ts'

interface SumsLineProps {
  people: number
  /** How many of the people started their tour before the list's first day. */
  underWay?: number
  money: readonly MoneySums[]
  /** What agencies earn, in USD. */
  commission: number
}

/** People, total, paid and open money in each currency, and the commission. */
export function SumsLine({ people, underWay = 0, money: sums, commission }: SumsLineProps) {
  const t = useText(bulkMessages)
  return (
    <>
      <span>{t('people', { count: people })}</span>
      {underWay > 0 && <span className="quiet">{t('underWay', { count: underWay })}</span>}
      {withMoney(sums).map(({ currency, total, paid, open }) => (
        <span key={currency} className="tabular">
          {t('total', { amount: money(total, currency) })} · {t('paid', { amount: money(paid, currency) })} ·{' '}
          {t('open', { amount: money(open, currency) })}
        </span>
      ))}
      {commission !== 0 && (
        <span className="tabular">{t('commission', { amount: money(commission, 'USD') })}</span>
      )}
    </>
  )
}
