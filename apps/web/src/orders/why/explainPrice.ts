import type { PriceLine } from '@tourdesk/contract/orders/orderShapes'
import { convert, toCents, toDollars } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { isStandardTicket } from '@tourdesk/words/vocabulary'
import { exchangeFormula, money, percent } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { textsIn } from '../../i18n/messages.ts'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { cityLabels } from '../../i18n/vocabulary/catalogue.ts'
import { privateColumnLabels } from '../../i18n/vocabulary/pricing.ts'
import { whyMessages } from './whyMessages.ts'

/** A line of text with its formatted amount; `isSum` for a sum of the lines above. */
export interface PriceRow {
  /** Unique among the rows of an explanation. */
  id: string
  text: string
  amount: string
  isSum?: boolean
}

/** The data for explaining a tour's price. */
export interface ExplainedPrice {
  lines: readonly PriceLine[]
  /** The redeemed coupon, if any. */
  couponCode: string
  /** In USD. */
  price: number
  currency: Currency
  /** Units of the currency per dollar. */
  rate: number
}

/** The price of a tour, line by line, to read out to a customer; in dollars, with other currencies last. */
export function explainPrice(language: UiLanguage, explained: ExplainedPrice): PriceRow[] {
  const t = textsIn(whyMessages, language)
  const { lines, couponCode, price } = explained
  const rows = lines.map((line) => ({
    id: line.line === 'ticket' ? `ticket ${line.type}` : line.line,
    text: sentenceOf(language, line, couponCode),
    amount: money(line.amount),
  }))
  const sum =
    rows.length === 1 ? [] : [{ id: 'sum', text: t('tourPrice'), amount: money(price), isSum: true }]
  return [...rows, ...sum, ...convertedRow(language, explained)]
}

/** A dollar sum in the order's currency; no row if that's the dollar. */
export function convertedRow(
  language: UiLanguage,
  { price, currency, rate }: Pick<ExplainedPrice, 'price' | 'currency' | 'rate'>,
): PriceRow[] {
  if (currency === 'USD') return []
  const t = textsIn(whyMessages, language)
  const amount = money(toDollars(convert(toCents(price), rate)), currency)
  return [
    {
      id: 'converted',
      text: t('converted', { formula: exchangeFormula(rate, currency) }),
      amount,
      isSum: true,
    },
  ]
}

function sentenceOf(language: UiLanguage, line: PriceLine, couponCode: string): string {
  const t = textsIn(whyMessages, language)
  switch (line.line) {
    case 'ticket':
      return ticketSentence(language, line)
    case 'vehicle': {
      const vehicle = privateColumnLabels[language][line.column]
      return t('vehicle', { vehicle, count: line.days, each: ltr(money(line.each)) })
    }
    case 'transfer': {
      const [from, to] = [cityLabels[language][line.pickup], cityLabels[language][line.dropoff]]
      const each = { count: line.times, each: ltr(money(line.each)) }
      return from === to ? t('return', { to, ...each }) : t('transfer', { from, to, ...each })
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

type TicketLine = Extract<PriceLine, { line: 'ticket' }>

function ticketSentence(language: UiLanguage, { type, count, each, share }: TicketLine): string {
  const t = textsIn(whyMessages, language)
  const people = isStandardTicket(type) ? t(type, { count }) : t('otherTicket', { type: named(type), count })
  if (each === 0) return t('free', { people })
  const values = { people, each: ltr(money(each)) }
  return share === 1 ? t('tickets', values) : t('ticketsByShare', { ...values, share: ltr(percent(share)) })
}
