import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { checkoutFigures } from '@tourdesk/domain/orders/checkoutFigures'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Money } from '../../kit/Isolated.tsx'
import { orderMessages } from '../form/orderMessages.ts'
import { priceOf } from '../page/figures.ts'
import styles from './checkout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

interface CheckoutAmountsProps {
  order: Order
  /** The tours that aren't canceled. */
  booked: Order['selectedTours']
  /** Units of the order's currency per dollar. */
  rate: number
}

/** Subtotal, discount and total in the order's currency; the discount only if there is one. */
export function CheckoutAmounts({ order, booked, rate }: CheckoutAmountsProps) {
  const t = useText(checkoutMessages)
  const words = useText(orderMessages)
  if (order.paymentTBD && order.customTotalPrice === null) {
    return (
      <dl className={styles.amounts}>
        <Line name={t('total')}>{words('tbd')}</Line>
      </dl>
    )
  }
  const entries = booked.map(({ calculatedPrices: { totalPrice, couponDiscount, generalDiscount } }) => ({
    totalCents: toCents(totalPrice),
    couponDiscount,
    generalDiscount,
  }))
  const { subtotal, discount, total } = checkoutFigures(entries, priceOf(order), rate)
  // Without a list price there's nothing to compare the agreed price with.
  const hasListPrice = subtotal > 0 || total === 0
  return (
    <dl className={styles.amounts}>
      {hasListPrice && (
        <Line name={t('subtotal')}>
          <Money amount={toDollars(subtotal)} currency={order.currency} />
        </Line>
      )}
      {discount !== null && (
        <Line name={t('discount')}>
          <Money amount={toDollars(discount)} currency={order.currency} />
        </Line>
      )}
      <Line name={t('total')}>
        <Money amount={toDollars(total)} currency={order.currency} />
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
