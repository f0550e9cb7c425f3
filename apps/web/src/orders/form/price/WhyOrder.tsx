import { isLocked } from '@tourdesk/domain/entries/entry'
import { useLanguage } from '../../../i18n/language.ts'
import { explainTotal } from '../../why/explainTotal.ts'
import { knownPrice } from '../../why/knownPrice.ts'
import { WhyPrice } from '../../why/WhyPrice.tsx'
import { entryPrice, rateOf, totalPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useTourName } from '../useTourName.ts'

/** How the total of the order in the form came about. */
export function WhyOrder() {
  const { language } = useLanguage()
  const { draft, order, world, price } = useOrderDesk()
  const name = useTourName()
  const rate = rateOf(draft, order, world.rates)
  const total = totalPrice(draft, price.prices, rate, order)
  if (total.kind !== 'amount') return null
  const tours = draft.selectedTours.flatMap((entry, index) => {
    const portion = price.prices?.pricePortions[index]
    const shown = entryPrice(entry, portion, rate)
    if (isLocked(entry) || !portion || shown.kind === 'none') return []
    return { name: name(entry), price: shown.kind === 'amount' ? knownPrice(portion) : null }
  })
  const customTotal = draft.customTotalPrice === null ? null : total.amount
  const rows = explainTotal(language, { tours, currency: draft.currency ?? 'USD', rate, customTotal })
  return rows.length > 0 && <WhyPrice of="whyTotal" rows={rows} />
}
