import { useQuery } from '@tanstack/react-query'
import { duePaymentsFields } from '@tourdesk/contract/listFields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { queries } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { paymentsMessages } from './messages.ts'
import type { PaymentsSearch } from './paymentsSearch.ts'

interface PaymentFiltersProps {
  search: PaymentsSearch
  onChange: (change: Partial<PaymentsSearch>) => void
  /** What the search looks in, if that's more than orders. */
  searchHint?: string
  /** The labels of the date filter. */
  days: { label: string; allLabel: string }
}

/** The filters of the payments page, all kept in the address. */
export function PaymentFilters({ search, onChange, searchHint, days }: PaymentFiltersProps) {
  const t = useText(paymentsMessages)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const agencies = (sellers.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <ListFilters
      fields={duePaymentsFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: searchHint ?? t('searchHint') },
        agencies: { label: t('agencies'), options: agencies },
        days,
        currency: {
          label: t('currencies'),
          options: currencies.map((value) => ({ value, label: value })),
          width: 128,
        },
      }}
    />
  )
}
