import { useQuery } from '@tanstack/react-query'
import { seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { agencyOrderStatuses } from '@tourdesk/domain/orders/vocabulary'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { choicesFilter } from '../../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { useOrderDatesFilter } from '../useOrderDatesFilter.tsx'
import { agencyOrderMessages } from './agencyOrderMessages.ts'
import type { AgencyOrdersSearch } from './agencyOrdersSearch.ts'

interface AgencyOrderFiltersProps {
  search: AgencyOrdersSearch
  onChange: (change: Partial<AgencyOrdersSearch>) => void
}

/** Filters by text, dates, status and, except for agents, the agency's agents. */
export function AgencyOrderFilters({ search, onChange }: AgencyOrderFiltersProps) {
  const t = useText(agencyOrderMessages)
  const session = useSession()
  const choosesAgents = !seesOwnOrdersOnly(session)
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000, enabled: choosesAgents })
  const statuses = useOptions(agencyOrderStatuses, paymentStatusLabels)
  const dates = useOrderDatesFilter(search)
  const agents = (sellers.data?.data ?? [])
    .flatMap((seller) => seller.agents)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('searchHint'),
          value: search.search,
          change: (text) => ({ search: text }),
        }),
        dates,
        choicesFilter({
          label: t('status'),
          options: statuses,
          value: search.statuses,
          change: (chosen) => ({ statuses: chosen }),
        }),
        choosesAgents &&
          choicesFilter({
            label: t('agents'),
            options: agents,
            value: search.agents,
            change: (chosen) => ({ agents: chosen }),
          }),
      ]}
      onChange={onChange}
    />
  )
}
