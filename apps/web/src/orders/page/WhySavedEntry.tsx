import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { useLanguage } from '../../i18n/language.ts'
import { explainPrice } from '../why/explainPrice.ts'
import { knownPrice } from '../why/knownPrice.ts'
import { WhyPrice } from '../why/WhyPrice.tsx'

/** Explains the saved price of a tour; nothing without a price. */
export function WhySavedEntry({ order, entry }: { order: Order; entry: Order['selectedTours'][number] }) {
  const { language } = useLanguage()
  const { priceLines: lines, coupon_code: couponCode, calculatedPrices } = entry
  const price = knownPrice({ ...calculatedPrices, priceLines: lines })
  if (isLocked(entry) || order.paymentTBD || price === null) return null
  const { currency, currencyRate: rate } = order
  const rows = lines && explainPrice(language, { lines, couponCode, price, currency, rate })
  return <WhyPrice of="whyPrice" tour={entry.tour?.name ?? ''} rows={rows} priceList={entry.priceList} />
}
