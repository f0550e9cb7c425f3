import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './bulk.module.css'
import { bulkMessages } from './bulkMessages.ts'
import type { MoneySums } from './sumsOf.ts'

/** People, and total, paid and open money in each currency. */
export function SumsLine({ people, money: sums }: { people: number; money: readonly MoneySums[] }) {
  const t = useText(bulkMessages)
  return (
    <>
      <span>{t('people', { count: people })}</span>
      {sums.map(({ currency, total, paid, open }) => (
        <span key={currency} className={styles.money}>
          {t('total', { amount: money(total, currency) })} · {t('paid', { amount: money(paid, currency) })} ·{' '}
          {t('open', { amount: money(open, currency) })}
        </span>
      ))}
    </>
  )
}
