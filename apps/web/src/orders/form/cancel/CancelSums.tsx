import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import { useText } from '../../../i18n/useText.ts'
import { Money } from '../../../kit/Isolated.tsx'
import styles from './cancel.module.css'
import { cancelMessages } from './cancelMessages.ts'

/** The order's cost after the cancellation, what's paid, the refund and what stays owed. */
export function CancelSums({ preview, isUpdating }: { preview: CancelPreview; isUpdating: boolean }) {
  const t = useText(cancelMessages)
  const { totalAfter, paid, refund, open, currency } = preview
  const sums = [
    ['totalAfter', totalAfter],
    ['paid', paid],
    ['refund', refund],
    ['open', open],
  ] as const
  return (
    <dl
      className={`flex wrap gap8 across24 flat above12 below12 ${styles.sums}`}
      aria-live="polite"
      aria-busy={isUpdating}
    >
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
