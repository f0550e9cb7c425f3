import { useQuery } from '@tanstack/react-query'
import { operationsFields } from '@tourdesk/contract/listFields'
import { filterLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { entryStatuses } from '@tourdesk/domain/entries/vocabulary'
import { weekdayLabels } from '@tourdesk/words/reportWords'
import { cancelReasonLabels } from '@tourdesk/words/vocabulary'
import { queries } from '../app/api.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { moneyFilterLabels } from '../i18n/vocabulary/moneyFilters.ts'
import {
  entryStatusLabels,
  orderSourceLabels,
  orderStatusLabels,
  orderTypeLabels,
} from '../i18n/vocabulary/orders.ts'
import { priceClassLabels } from '../i18n/vocabulary/pricing.ts'
import type { Option } from '../kit/fields/Choice.tsx'
import { daysFilter } from '../kit/filters/daysFilter.tsx'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import { operationsMessages } from './messages.ts'
import type { OperationsSearch } from './operationsSearch.ts'
import { useOrderDatesFilter } from './useOrderDatesFilter.tsx'

interface OperationsFiltersProps {
  search: OperationsSearch
  onChange: (change: Partial<OperationsSearch>) => void
}

/** NOT_CONFIRMED is shown as BOOKED, so one option finds both. */
const offeredStatuses = entryStatuses.filter((status) => status !== 'NOT_CONFIRMED')

const more = { width: 152, isBehindMore: true }

/** The filters of the operations list, all kept in the address. */
export function OperationsFilters({ search, onChange }: OperationsFiltersProps) {
  const t = useText(operationsMessages)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 300_000 })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000 })
  const statuses = useOptions(offeredStatuses, entryStatusLabels)
  const languages = useOptions(filterLanguages, languageLabels)
  const days = useOrderDatesFilter(search)
  const booked = daysFilter({
    label: t('bookedDays'),
    allLabel: t('allBookedDays'),
    value: { startDate: search.bookedFrom, endDate: search.bookedTo },
    change: ({ startDate, endDate }) => ({ bookedFrom: startDate, bookedTo: endDate }),
  })
  const canceled = daysFilter({
    label: t('canceledDays'),
    allLabel: t('allCanceledDays'),
    value: { startDate: search.canceledFrom, endDate: search.canceledTo },
    change: ({ startDate, endDate }) => ({ canceledFrom: startDate, canceledTo: endDate }),
  })
  return (
    <ListFilters
      fields={operationsFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('searchHint') },
        days,
        tours: { label: t('tours'), options: namesOf(tours.data?.data), width: 120 },
        agencies: { label: t('agencies'), options: namesOf(sellers.data?.data), width: 136 },
        tourStatus: { label: t('tourStatus'), options: statuses, width: 148 },
        money: { label: t('money'), labels: moneyFilterLabels, width: 136 },
        orderStatus: { label: t('orderStatus'), labels: orderStatusLabels, ...more },
        language: { label: t('language'), options: languages, ...more },
        pickupCity: { label: t('pickupCity'), labels: cityLabels, ...more },
        dropoffCity: { label: t('dropoffCity'), labels: cityLabels, ...more },
        source: { label: t('source'), labels: orderSourceLabels, ...more },
        groupType: { label: t('groupType'), labels: groupTypeLabels, ...more },
        orderType: { label: t('orderType'), labels: orderTypeLabels, ...more },
        priceClass: { label: t('priceClass'), labels: priceClassLabels, ...more },
        agents: { label: t('agents'), options: agentsOf(sellers.data?.data), ...more },
        weekdays: { label: t('weekday'), labels: weekdayLabels, ...more },
        cancelReason: { label: t('cancelReason'), labels: cancelReasonLabels, ...more },
        coupon: { label: t('coupon'), name: t('coupon'), isBehindMore: true },
      }}
      others={[booked, canceled]}
    />
  )
}

/** An agent who works for two agencies is offered once. */
function agentsOf(sellers: { agents: { _id: string; name: string }[] }[] = []): Option<string>[] {
  const agents = sellers.flatMap((seller) => seller.agents)
  return namesOf([...new Map(agents.map((agent) => [agent._id, agent])).values()])
}

function namesOf(records: { _id: string; name: string }[] = []): Option<string>[] {
  return records.map(({ _id, name }) => ({ value: _id, label: name }))
}
