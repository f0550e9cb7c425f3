import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { formDay, money } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { instalmentStateLabels } from '../../i18n/vocabulary/payments.ts'
import { Money } from '../../kit/Isolated.tsx'
import type { Tone } from '../../kit/statusLook.ts'
import { Tag } from '../../kit/Tag.tsx'
import { instalmentMessages } from './instalmentMessages.ts'
import styles from './instalments.module.css'

type State = Order['instalments'][number]['state']

const tones: Record<State, Tone> = { paid: 'green', overdue: 'red', due_soon: 'orange', open: 'grey' }

/** The deposit and the balance of an order, with their due days and how much of each is paid. */
export function InstalmentList({ order: { instalments, currency } }: { order: Order }) {
  const t = useText(instalmentMessages)
  const stateOf = useLabel(instalmentStateLabels)
  if (instalments.length === 0) return null
  return (
    <ul className="grid gap4 plainList above8 below12" aria-label={t('instalments')}>
      {instalments.map(({ n, dueOn, amount, paid, state }) => (
        <li key={n} className={styles.instalment}>
          <span className={styles.amount}>
            <Money amount={amount} currency={currency} />
          </span>
          <span>{t(n === 1 ? 'deposit' : 'balance')}</span>
          <span className="quiet">{t('dueOn', { day: ltr(formDay(dueOn)) })}</span>
          {state !== 'paid' && paid > 0 && (
            <span className="quiet">{t('paidOf', { amount: ltr(money(paid, currency)) })}</span>
          )}
          <Tag tone={tones[state]}>{stateOf(state)}</Tag>
        </li>
      ))}
    </ul>
  )
}
