import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { useLanguage } from '../../i18n/language.ts'
import { explainTotal } from '../why/explainTotal.ts'
import { knownPrice } from '../why/knownPrice.ts'
import { WhyPrice } from '../why/WhyPrice.tsx'

/** Explains the total of a saved order; nothing while it's to be determined. */
export function WhySavedOrder({ order }: { order: Order }) {
  const { language } = useLanguage()
  if (order.paymentTBD) return null
  const tours = order.selectedTours
    .filter((entry) => !isLocked(entry))
    .map(({ tour, priceLines, calculatedPrices }) => ({
      name: tour?.name ?? '',
      price: knownPrice({ ...calculatedPrices, priceLines }),
    }))
  const { currency, currencyRate: rate, customTotalPrice: customTotal } = order
  const rows = explainTotal(language, { tours, currency, rate, customTotal })
  return rows.length > 0 && <WhyPrice of="whyTotal" rows={rows} />
}
