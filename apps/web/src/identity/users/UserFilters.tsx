import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { factorStateLabels, membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
import { usersMessages } from './messages.ts'
import { type UsersSearch, usersTabFields } from './usersSearch.ts'

interface UserFiltersProps {
  search: UsersSearch
  withStatus: boolean
  /** Shows the filter for people without a second factor, for owners. */
  withFactor: boolean
  onChange: (change: Partial<UsersSearch>) => void
}

/** Search by name, phone and email; filter by status, on tabs that have one. */
export function UserFilters({ search, withStatus, withFactor, onChange }: UserFiltersProps) {
  const t = useText(usersMessages)
  const words = useText(common)
  return (
    <ListFilters
      fields={usersTabFields}
      search={search}
      onChange={onChange}
      filters={{
        search: { label: t('search'), name: words('search') },
        status: withStatus && { label: t('status'), labels: membershipStatusLabels, width: 200 },
        secondFactor: withFactor && { label: t('secondFactor'), labels: factorStateLabels, width: 200 },
      }}
    />
  )
}
