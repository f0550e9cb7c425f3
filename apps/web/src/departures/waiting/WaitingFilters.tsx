import { useQuery } from '@tanstack/react-query'
import { waitingFields } from '@tourdesk/contract/listFields'
import { queries } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
import { waitingMessages, waitingStateLabels } from './waitingMessages.ts'
import type { WaitingSearch } from './waitingSearch.ts'

interface WaitingFiltersProps {
  search: Omit<WaitingSearch, 'party'>
  onChange: (change: Partial<WaitingSearch>) => void
}

/** The filters of the waiting list, all kept in the address; an agency sees only its own parties. */
export function WaitingFilters({ search, onChange }: WaitingFiltersProps) {
  const t = useText(waitingMessages)
  const isStaff = isOffice(useSession())
  const tours = useQuery({ ...queries.tours.offered(), staleTime: 300_000 })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 300_000, enabled: isStaff })
  return (
    <ListFilters
      fields={waitingFields}
      search={search}
      onChange={onChange}
      filters={{
        days: { label: t('days'), allLabel: t('allDays') },
        tours: {
          label: t('tours'),
          options: (tours.data?.tours ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        },
        agencies: isStaff && {
          label: t('agencies'),
          options: (sellers.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        },
        state: { label: t('state'), labels: waitingStateLabels, width: 168 },
      }}
    />
  )
}
