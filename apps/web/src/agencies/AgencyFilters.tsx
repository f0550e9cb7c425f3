import { accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { list } from '../i18n/format.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { membershipStatusLabels } from '../i18n/vocabulary/identity.ts'
import { type ActiveFilter, FilterBar } from '../kit/FilterBar.tsx'
import { MultiChoice } from '../kit/fields/MultiChoice.tsx'
import { SearchField } from '../kit/fields/SearchField.tsx'
import type { AgenciesSearch } from './agenciesSearch.ts'
import { agencyMessages } from './messages.ts'

interface AgencyFiltersProps {
  search: AgenciesSearch
  onChange: (change: Partial<AgenciesSearch>) => void
}

/** Filters by name and status, which combine. */
export function AgencyFilters({ search, onChange }: AgencyFiltersProps) {
  const t = useText(agencyMessages)
  const statuses = useOptions(accountStatuses, membershipStatusLabels)
  const status = search.status ?? []
  const active: ActiveFilter[] = []
  if (search.name)
    active.push({
      key: 'name',
      name: t('name'),
      value: search.name,
      onRemove: () => onChange({ name: undefined }),
    })
  if (status.length > 0)
    active.push({
      key: 'status',
      name: t('status'),
      value: list(statuses.filter(({ value }) => status.includes(value)).map(({ label }) => label)),
      onRemove: () => onChange({ status: undefined }),
    })
  return (
    <FilterBar active={active} onClear={() => onChange({ name: undefined, status: undefined })}>
      <SearchField
        label={t('search')}
        value={search.name ?? ''}
        onChange={(text) => onChange({ name: text.trim() || undefined })}
      />
      <MultiChoice
        label={t('status')}
        hidesLabel
        withAll
        width={200}
        options={statuses}
        value={status}
        onChange={(chosen) => onChange({ status: chosen.length > 0 ? chosen : undefined })}
      />
    </FilterBar>
  )
}
