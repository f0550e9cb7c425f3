import { useQuery } from '@tanstack/react-query'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { choicesFilter } from '../kit/filters/choicesFilter.tsx'
import { daysFilter } from '../kit/filters/daysFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { paymentsMessages } from './messages.ts'
import type { PaymentsSearch } from './paymentsSearch.ts'

type Change = Partial<PaymentsSearch>

interface PaymentFiltersProps {
  search: PaymentsSearch
  onChange: (change: Change) => void
  /** What the search looks in, if that's more than orders. */
  searchHint?: string
  /** The labels of the date filter. */
  days: { label: string; allLabel: string }
}

/** The filters of the payments page, all kept in the address. */
export function PaymentFilters({ search, onChange, searchHint, days }: PaymentFiltersProps) {
  const t = useText(paymentsMessages)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const agencies = choicesFilter<string, Change>({
    label: t('agencies'),
    options: (sellers.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    value: search.agencies,
    change: (chosen) => ({ agencies: chosen }),
  })
  const currency = choicesFilter<Currency, Change>({
    label: t('currencies'),
    options: currencies.map((value) => ({ value, label: value })),
    value: search.currency,
    change: (chosen) => ({ currency: chosen }),
    width: 128,
  })
  const text = textFilter<Change>({
    label: searchHint ?? t('searchHint'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  return (
    <FilterBar
      filters={[text, agencies, daysFilter({ ...days, value: search }), currency]}
      onChange={onChange}
    />
  )
}
