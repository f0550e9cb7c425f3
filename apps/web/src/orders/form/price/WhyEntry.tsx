import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '../../../i18n/language.ts'
import { explainPrice } from '../../why/explainPrice.ts'
import { knownPrice } from '../../why/knownPrice.ts'
import { WhyPrice } from '../../why/WhyPrice.tsx'
import { entryPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useTourName } from '../useTourName.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { useCurrency, useRate } from './useTotal.ts'

/** Explains the price of a tour in the form; nothing without a price. */
export function WhyEntry({ index }: { index: number }) {
  const { language } = useLanguage()
  const { form } = useOrderDesk()
  const price = useOrderPrice()
  const name = useTourName()
  const currency = useCurrency()
  const rate = useRate()
  const entry = useWatch({ control: form.control, name: `selectedTours.${index}`, compute: shownOf })
  const portion = price.prices?.pricePortions[index]
  const known = portion ? knownPrice(portion) : null
  if (!entry || !portion || known === null || entryPrice(entry, portion, rate).kind !== 'amount') return null
  const couponCode = price.prices?.coupon?.code ?? ''
  const shown = { price: known, currency, rate, couponCode }
  const rows = portion.priceLines && explainPrice(language, { ...shown, lines: portion.priceLines })
  return <WhyPrice of="whyPrice" tour={name(entry)} rows={rows} priceList={portion.priceList} />
}

/** Undefined for an entry that was just removed. */
function shownOf(entry: EntryDraft | undefined) {
  return entry && { tour: entry.tour, status: entry.status }
}
