import { useLanguage } from '../../../i18n/language.ts'
import { explainPrice } from '../../why/explainPrice.ts'
import { knownPrice } from '../../why/knownPrice.ts'
import { WhyPrice } from '../../why/WhyPrice.tsx'
import { entryPrice, rateOf } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useTourName } from '../useTourName.ts'

/** How the price of a tour in the form came about; nothing while it has none. */
export function WhyEntry({ index }: { index: number }) {
  const { language } = useLanguage()
  const { draft, order, world, price } = useOrderDesk()
  const name = useTourName()
  const entry = draft.selectedTours[index]
  const portion = price.prices?.pricePortions[index]
  const known = portion ? knownPrice(portion) : null
  const rate = rateOf(draft, order, world.rates)
  if (!entry || !portion || known === null || entryPrice(entry, portion, rate).kind !== 'amount') return null
  const couponCode = price.prices?.coupon?.code ?? ''
  const shown = { price: known, currency: draft.currency ?? 'USD', rate, couponCode }
  const rows = portion.priceLines && explainPrice(language, { ...shown, lines: portion.priceLines })
  return <WhyPrice of="whyPrice" tour={name(entry)} rows={rows} priceList={portion.priceList} />
}
