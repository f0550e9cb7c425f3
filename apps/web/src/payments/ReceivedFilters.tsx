import { useQuery } from '@tanstack/react-query'
import { receivedFields } from '@tourdesk/contract/listFields'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { queries } from '../app/api.ts'
import { dayRange } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { LazyRangeField } from '../kit/fields/LazyRangeField.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import type { Filter } from '../kit/filters/filter.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { paymentsMessages } from './messages.ts'
import { receivedMessages } from './receivedMessages.ts'
import { type ReceivedSearch, receivedDays } from './receivedQuery.ts'

interface ReceivedFiltersProps {
  search: ReceivedSearch
  onChange: (change: Partial<ReceivedSearch>) => void
}

/** The filters of received money, all kept in the address; without days it's this month. */
export function ReceivedFilters({ search, onChange }: ReceivedFiltersProps) {
  const t = useText(receivedMessages)
  const words = useText(paymentsMessages)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const agencies = (sellers.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <ListFilters
      fields={receivedFields}
      search={search}
      onChange={onChange}
      filters={{
        days: useReceivedDays(search),
        search: { label: words('searchHint') },
        method: { label: t('methods'), labels: paymentMethodLabels },
        agencies: { label: words('agencies'), options: agencies },
        currency: {
          label: words('currencies'),
          options: currencies.map((value) => ({ value, label: value })),
          width: 128,
        },
      }}
    />
  )
}

type Days = Pick<ReceivedSearch, 'startDate' | 'endDate'>

/** The filter of the days; its chip is hidden for this month. */
function useReceivedDays(search: ReceivedSearch): Filter<Partial<ReceivedSearch>> {
  const t = useText(receivedMessages)
  const { startDate: from, endDate: to } = receivedDays(search, useToday())
  const off: Days = { startDate: undefined, endDate: undefined }
  const isUsual = !search.startDate && !search.endDate
  return {
    label: t('days'),
    field: (onChange) => (
      <LazyRangeField
        label={t('days')}
        hidesLabel
        width={216}
        clearable={!isUsual}
        value={{ from, to }}
        onChange={(range) => onChange(range.from ? { startDate: range.from, endDate: range.to } : off)}
        withPresets
      />
    ),
    chip: isUsual ? undefined : { name: t('days'), value: dayRange(from, to) },
    off,
  }
}
