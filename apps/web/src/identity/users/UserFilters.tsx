import { factorStates, membershipStatuses } from '@tourdesk/domain/identity/vocabulary'
import { common } from '../../i18n/common.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { factorStateLabels, membershipStatusLabels } from '../../i18n/vocabulary/identity.ts'
import { choicesFilter } from '../../kit/filters/choicesFilter.tsx'
import { FilterBar } from '../../kit/filters/FilterBar.tsx'
import { textFilter } from '../../kit/filters/textFilter.tsx'
import { usersMessages } from './messages.ts'
import type { UsersSearch } from './usersSearch.ts'

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
  const statuses = useOptions(membershipStatuses, membershipStatusLabels)
  const factors = useOptions(factorStates, factorStateLabels)
  return (
    <FilterBar
      filters={[
        textFilter({
          label: t('search'),
          name: words('search'),
          value: search.search,
          change: (text) => ({ search: text }),
        }),
        withStatus &&
          choicesFilter({
            label: t('status'),
            width: 200,
            options: statuses,
            value: search.status,
            change: (status) => ({ status }),
          }),
        withFactor &&
          choicesFilter({
            label: t('secondFactor'),
            width: 200,
            options: factors,
            value: search.secondFactor,
            change: (secondFactor) => ({ secondFactor }),
          }),
      ]}
      onChange={onChange}
    />
  )
}
