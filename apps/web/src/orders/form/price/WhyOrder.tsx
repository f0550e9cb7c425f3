import { isLocked } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useWatch } from 'react-hook-form'
import { useLanguage } from '../../../i18n/language.ts'
import { explainTotal } from '../../why/explainTotal.ts'
import { knownPrice } from '../../why/knownPrice.ts'
import { WhyPrice } from '../../why/WhyPrice.tsx'
import { entryPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useTourName } from '../useTourName.ts'
import { useOrderPrice } from './OrderPrice.tsx'
import { useCurrency, useRate, useTotal } from './useTotal.ts'

/** Explains the total of the order in the form. */
export function WhyOrder() {
  const { language } = useLanguage()
  const { form } = useOrderDesk()
  const { control } = form
  const price = useOrderPrice()
  const name = useTourName()
  const currency = useCurrency()
  const rate = useRate()
  const total = useTotal()
  const typedTotal = useWatch({ control, name: 'customTotalPrice' })
  const entries = useWatch({ control, name: 'selectedTours', compute: shownOf })
  if (total.kind !== 'amount') return null
  const tours = entries.flatMap((entry, index) => {
    const portion = price.prices?.pricePortions[index]
    const shown = entryPrice(entry, portion, rate)
    if (isLocked(entry) || !portion || shown.kind === 'none') return []
    return { name: name(entry), price: shown.kind === 'amount' ? knownPrice(portion) : null }
  })
  const customTotal = typedTotal === null ? null : total.amount
  const rows = explainTotal(language, { tours, currency, rate, customTotal })
  return rows.length > 0 && <WhyPrice of="whyTotal" rows={rows} />
}

function shownOf(entries: EntryDraft[]) {
  return entries.map(({ tour, status }) => ({ tour, status }))
}
