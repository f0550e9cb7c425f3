import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { checkoutFigures } from '@tourdesk/domain/orders/checkoutFigures'
import { feeLines } from '@tourdesk/domain/payments/feeLines'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { Money } from '../../kit/Isolated.tsx'
import { feeText } from '../feeText.ts'
import { priceOf } from '../figuresOf.ts'
import { orderMessages } from '../form/orderMessages.ts'
import styles from './checkout.module.css'
import { checkoutMessages } from './checkoutMessages.ts'

interface CheckoutAmountsProps {
  order: Order
  /** The tours that aren't canceled. */
  booked: Order['selectedTours']
  /** Units of the order's currency per dollar. */
  rate: number
  /** The order's ledger, for what canceled tours still cost. */
  ledger: Ledger
}

/** Subtotal, discount, fees of canceled tours and total in the order's currency, where there are any. */
export function CheckoutAmounts({ order, booked, rate, ledger }: CheckoutAmountsProps) {
  const t = useText(checkoutMessages)
  const words = useText(orderMessages)
  const { language } = useLanguage()
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
  const fees = feesIn(order, ledger)
  // Without a list price there's nothing to compare the agreed price with.
  const hasListPrice = subtotal > 0 || (total === 0 && fees.length === 0)
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
      {!hasListPrice && fees.length > 0 && total > 0 && (
        <Line name={t('subtotal')}>
          <Money amount={toDollars(total)} currency={order.currency} />
        </Line>
      )}
      {fees.map(({ kind, tour, amount }) => (
        <Line key={`${kind} ${tour?._id ?? ''}`} name={feeText(language, { kind, tour })}>
          <Money amount={toDollars(amount)} currency={order.currency} />
        </Line>
      ))}
      <Line name={t('total')}>
        <Money
          amount={toDollars(total + fees.reduce((sum, { amount }) => sum + amount, 0))}
          currency={order.currency}
        />
      </Line>
    </dl>
  )
}

/** The fees of canceled tours, each with its tour. */
function feesIn({ currency, selectedTours }: Order, { data }: Ledger) {
  const rows = data.map((row) => ({ ...row, amount: toCents(row.amount) }))
  return feeLines(rows, currency).map(({ kind, entry, amount }) => {
    const canceled = selectedTours.find(({ _id }) => _id === entry)
    const date = canceled?.date ?? canceled?.startDate
    const tour = canceled && date ? { _id: canceled._id, name: canceled.tour?.name ?? '', date } : null
    return { kind, tour, amount }
  })
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
