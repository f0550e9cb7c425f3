import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../app/api.ts'
import { exchangeFormula } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { rateMessages } from '../../../pricing/rateMessages.ts'
import { useRateAge } from '../../../pricing/useRateAge.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { useCurrency } from './useTotal.ts'

/** The order's exchange rate and its age; nothing for dollars. */
export function useRateHelp(): string | undefined {
  const t = useText(rateMessages)
  const ageOf = useRateAge()
  const { order } = useOrderDesk()
  const currency = useCurrency()
  const { data } = useQuery({ ...queries.rates.current(), staleTime: 60_000, enabled: currency !== 'USD' })
  if (currency === 'USD') return undefined
  if (order?.currency === currency)
    return t('ofOrder', { formula: exchangeFormula(order.currencyRate, currency) })
  const rate = data?.[currency]
  return rate && t('rate', { formula: exchangeFormula(rate.rate, currency), age: ageOf(rate) })
}
