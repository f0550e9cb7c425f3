import { useText } from '../../../i18n/useText.ts'
import { Money } from '../../../kit/Isolated.tsx'
import type { ShownPrice } from '../draft/price.ts'
import { orderMessages } from '../orderMessages.ts'
import styles from './PriceText.module.css'
import { useCurrency } from './useTotal.ts'

/** A price in the order's currency; the last one stays, dimmed, while a newer one is loading. */
export function PriceText({ price, isStale }: { price: ShownPrice; isStale: boolean }) {
  const t = useText(orderMessages)
  const currency = useCurrency()
  if (price.kind === 'none') return <span className="quiet">–</span>
  return (
    <span className={styles.price} data-stale={isStale || undefined}>
      {price.kind === 'open' ? t('tbd') : <Money amount={price.amount} currency={currency} />}
    </span>
  )
}
