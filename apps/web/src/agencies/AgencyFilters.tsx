import { accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import { choicesFilter } from '../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import type { AgenciesSearch } from './agenciesSearch.ts'
import { agencyMessages } from './messages.ts'

interface AgencyFiltersProps {
  search: AgenciesSearch
  onChange: (change: Partial<AgenciesSearch>) => void
}

/** Filters by name and status; both apply together. */
export function AgencyFilters({ search, onChange }: AgencyFiltersProps) {
  const t = useText(agencyMessages)
  const statuses = useOptions(accountStatuses, membershipStatusLabels)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('search'),
          name: t('name'),
          value: search.name,
          change: (name) => ({ name }),
        }),
        choicesFilter({
          label: t('status'),
          width: 200,
          options: statuses,
          value: search.status,
          change: (status) => ({ status }),
        }),
      ]}
      onChange={onChange}
    />
  )
}
