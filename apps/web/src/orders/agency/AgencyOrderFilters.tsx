import { useQuery } from '@tanstack/react-query'
import { agencyOrdersFields } from '@tourdesk/contract/listFields'
import { seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentStatusLabels } from '../../i18n/vocabulary/orders.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
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
  const dates = useOrderDatesFilter(search)
  const agents = (sellers.data?.data ?? [])
    .flatMap((seller) => seller.agents)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <ListFilters
      fields={agencyOrdersFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('searchHint') },
        days: dates,
        statuses: { label: t('status'), labels: paymentStatusLabels },
        agents: choosesAgents && { label: t('agents'), options: agents },
      }}
    />
  )
}
