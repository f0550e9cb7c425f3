import { agenciesFields } from '@tourdesk/contract/listFields'
import { useText } from '../i18n/useText.ts'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import { ListFilters } from '../kit/filters/ListFilters.tsx'
import type { AgenciesSearch } from './agenciesSearch.ts'
import { agencyMessages } from './messages.ts'

interface AgencyFiltersProps {
  search: AgenciesSearch
  onChange: (change: Partial<AgenciesSearch>) => void
}

/** Filters by name and status; both apply together. */
export function AgencyFilters({ search, onChange }: AgencyFiltersProps) {
  const t = useText(agencyMessages)
  return (
    <ListFilters
      fields={agenciesFields}
      search={search}
      onChange={onChange}
      filters={{
        name: { label: t('search'), name: t('name') },
        status: { label: t('status'), labels: membershipStatusLabels, width: 200 },
      }}
    />
  )
}
