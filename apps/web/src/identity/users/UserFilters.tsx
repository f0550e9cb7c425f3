import { membershipStatuses } from '@tourdesk/domain/identity/vocabulary'
import { list } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { type ActiveFilter, FilterBar } from '../../kit/FilterBar.tsx'
import { MultiChoice } from '../../kit/fields/MultiChoice.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { usersMessages } from './messages.ts'
import type { UsersSearch } from './usersSearch.ts'

interface UserFiltersProps {
  search: UsersSearch
  withStatus: boolean
  onChange: (change: Partial<UsersSearch>) => void
}

/** Search by email, and the status where people have one (USR-06 to USR-08). */
export function UserFilters({ search, withStatus, onChange }: UserFiltersProps) {
  const t = useText(usersMessages)
  const statuses = useOptions(membershipStatuses, membershipStatusLabels)
  const status = search.status ?? []
  const active: ActiveFilter[] = []
  if (search.email)
    active.push({
      key: 'email',
      name: t('email'),
      value: search.email,
      onRemove: () => onChange({ email: undefined }),
    })
  if (status.length > 0)
    active.push({
      key: 'status',
      name: t('status'),
      value: list(statuses.filter(({ value }) => status.includes(value)).map(({ label }) => label)),
      onRemove: () => onChange({ status: undefined }),
    })
  return (
    <FilterBar active={active} onClear={() => onChange({ email: undefined, status: undefined })}>
      <SearchField
        label={t('search')}
        value={search.email ?? ''}
        onChange={(text) => onChange({ email: text.trim() || undefined })}
      />
      {withStatus && (
        <MultiChoice
          label={t('status')}
          hidesLabel
          withAll
          width={200}
          options={statuses}
          value={status}
          onChange={(chosen) => onChange({ status: chosen.length > 0 ? chosen : undefined })}
        />
      )}
    </FilterBar>
  )
}
