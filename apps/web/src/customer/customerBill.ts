import type { BilledLine, CustomerOrder } from '@tourdesk/contract/orders/checkout'
import { type Cents, convert, exchange, toCents, toDollars } from '@tourdesk/domain/money'
import { convertLines } from '@tourdesk/domain/orders/convertLines'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { isStandardTicket } from '@tourdesk/words/vocabulary'
import { percent } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { textsIn } from '../i18n/messages.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'
import { cityLabels } from '../i18n/vocabulary/catalogue.ts'
import { privateColumnLabels } from '../i18n/vocabulary/pricing.ts'
import { feeText } from '../orders/feeText.ts'
import { whyMessages } from '../orders/why/whyMessages.ts'
import { customerMessages } from './customerMessages.ts'

/** A line of a tour's price in the displayed currency. */
export interface BillRow {
  id: string
  text: string
  amount: number
}

/** The price of an order in the displayed currency. */
export interface CustomerBill {
  /** By tour, in the order's order; empty for an agreed price. */
  rows: BillRow[][]
  /** Null without a discount. */
  discounts: { before: number; off: number } | null
  /** The agreed price without the fees on top of it; null without fees. */
  agreed: number | null
  /** The fees of canceled tours, and what of them was written off. */
  fees: BillRow[]
  /** Null while it's to be determined. */
  total: number | null
}

/** The bill of an order: the rows of all tours and the fees add up to the total. */
export function customerBill(order: CustomerOrder, currency: Currency, language: UiLanguage): CustomerBill {
  const { tours, isAgreed, rates, total } = order
  const dollars = tours.map(({ lines }) => lines.map(({ amount }) => toCents(amount)))
  const amounts = convertLines(dollars, rates[currency])
  if (total === null) return { rows: [], discounts: null, agreed: null, fees: [], total: null }
  const fees = feesIn(order, currency, language)
  const kept = fees.reduce((sum, { amount }) => sum + toCents(amount), 0)
  if (isAgreed) {
    const agreed = toDollars(toCents(readIn(order, total, currency)) - kept)
    return {
      rows: [],
      discounts: null,
      agreed: fees.length > 0 ? agreed : null,
      fees,
      total: readIn(order, total, currency),
    }
  }
  const rows = tours.map(({ lines, couponCode }, tour) =>
    lines.map((line, at) => ({
      id: `${at} ${line.line}`,
      text: textOf(language, line, couponCode),
      amount: toDollars(amounts[tour]?.[at] ?? 0),
    })),
  )
  const off = sumOf(amounts, tours, 'discount')
  const before = sumOf(amounts, tours, 'price')
  return {
    rows,
    discounts: off === 0 ? null : { before: toDollars(before), off: toDollars(off) },
    agreed: null,
    fees,
    total: toDollars(
      convert(
        dollars.flat().reduce((sum, line) => sum + line, 0),
        rates[currency],
      ) + kept,
    ),
  }
}

function feesIn(order: CustomerOrder, currency: Currency, language: UiLanguage): BillRow[] {
  return order.fees.map(({ kind, tour, amount }, at) => ({
    id: `${at} ${kind}`,
    text: feeText(language, { kind, tour }),
    amount: readIn(order, amount, currency),
  }))
}

/** An amount of the order in the displayed currency. */
export function readIn({ currency, rates }: CustomerOrder, amount: number, to: Currency): number {
  return toDollars(exchange(toCents(amount), { from: rates[currency], to: rates[to] }))
}

function sumOf(amounts: Cents[][], tours: CustomerOrder['tours'], of: 'discount' | 'price'): Cents {
  return tours
    .flatMap(({ lines }, tour) => lines.map(({ line }, at) => ({ line, amount: amounts[tour]?.[at] ?? 0 })))
    .filter(({ line }) => (line === 'discount') === (of === 'discount'))
    .reduce((sum, { amount }) => sum + amount, 0)
}

function textOf(language: UiLanguage, line: BilledLine, couponCode: string): string {
  const t = textsIn(whyMessages, language)
  switch (line.line) {
    case 'tour':
      return textsIn(customerMessages, language)('tourPrice')
    case 'ticket': {
      const { type, count } = line
      const people = isStandardTicket(type)
        ? t(type, { count })
        : t('otherTicket', { type: named(type), count })
      return line.each === 0 ? t('free', { people }) : people
    }
    case 'vehicle':
      // The sentence for one day, since the tour already says how many days.
      return t('vehicle', { vehicle: privateColumnLabels[language][line.column], count: 1, each: '' })
    case 'transfer': {
      const [from, to] = [cityLabels[language][line.pickup], cityLabels[language][line.dropoff]]
      const once = { count: 1, each: '' }
      return from === to ? t('return', { to, ...once }) : t('transfer', { from, to, ...once })
    }
    case 'wholeDollar':
      return t('wholeDollar')
    case 'discount': {
      const share = ltr(`-${percent(line.share)}`)
      if (line.kind !== 'coupon') return t(line.kind, { share })
      return couponCode ? t('coupon', { code: ltr(couponCode), share }) : t('couponAlone', { share })
    }
  }
}
