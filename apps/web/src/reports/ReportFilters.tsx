import { useQuery } from '@tanstack/react-query'
import { filterLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { filtersFor } from '@tourdesk/domain/reports/checkReport'
import type { ReportFilter, ReportName } from '@tourdesk/domain/reports/vocabulary'
import { filterLabels } from '@tourdesk/words/reportWords'
import { orderChannelLabels } from '@tourdesk/words/vocabulary'
import { queries } from '../app/api.ts'
import { useLabel, useOptions } from '../i18n/labels.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { orderSourceLabels, orderTypeLabels } from '../i18n/vocabulary/orders.ts'
import type { Option } from '../kit/fields/Choice.tsx'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import type { ReportChoice } from './chosenReport.ts'
import { filterFields } from './reportsSearch.ts'

interface ReportFiltersProps {
  name: ReportName
  choice: ReportChoice
  isOfAgency: boolean
  onChange: (change: Partial<ReportChoice>) => void
}

const more = { width: 152, isBehindMore: true }

/** What a report is narrowed down by, all kept in the address. */
export function ReportFilters({ name, choice, isOfAgency, onChange }: ReportFiltersProps) {
  const label = useLabel(filterLabels)
  const filters = filtersFor(name, isOfAgency)
  const has = (filter: ReportFilter) => filters.includes(filter)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 300_000, enabled: has('tour') })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000, enabled: has('agent') })
  const languages = useOptions(filterLanguages, languageLabels)
  const agents = (sellers.data?.data ?? []).flatMap((seller) => seller.agents)
  return (
    <ListFilters
      fields={filterFields}
      search={choice}
      onChange={onChange}
      filters={{
        agency: has('agency') && { label: label('agency'), options: namesOf(sellers.data?.data) },
        tour: has('tour') && { label: label('tour'), options: namesOf(tours.data?.data) },
        agent: has('agent') && { label: label('agent'), options: namesOf(agents), ...more },
        source: has('source') && { label: label('source'), labels: orderSourceLabels, ...more },
        channel: has('channel') && { label: label('channel'), labels: orderChannelLabels, ...more },
        language: has('language') && { label: label('language'), options: languages, ...more },
        groupType: has('groupType') && { label: label('groupType'), labels: groupTypeLabels, ...more },
        orderType: has('orderType') && { label: label('orderType'), labels: orderTypeLabels, ...more },
        pickupCity: has('pickupCity') && { label: label('pickupCity'), labels: cityLabels, ...more },
        coupon: has('coupon') && { label: label('coupon'), name: label('coupon'), isBehindMore: true },
      }}
    />
  )
}

/** An agent who works for two agencies is offered once. */
function namesOf(records: readonly { _id: string; name: string }[] = []): Option<string>[] {
  const byId = new Map(records.map(({ _id, name }) => [_id, { value: _id, label: name }]))
  return [...byId.values()]
}
