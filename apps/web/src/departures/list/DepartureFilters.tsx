import { useQuery } from '@tanstack/react-query'
import { departuresFields } from '@tourdesk/contract/listFields'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { departureStateLabels } from '../../i18n/vocabulary/departures.ts'
import { ListFilters } from '../../kit/filters/ListFilters.tsx'
import { departureMessages } from '../departureMessages.ts'
import type { DeparturesSearch } from './departuresSearch.ts'

interface DepartureFiltersProps {
  search: DeparturesSearch
  onChange: (change: Partial<DeparturesSearch>) => void
}

/** The filters of the list, all kept in the address. */
export function DepartureFilters({ search, onChange }: DepartureFiltersProps) {
  const t = useText(departureMessages)
  const tours = useQuery({ ...queries.tours.activeOfMain(), staleTime: 300_000 })
  return (
    <ListFilters
      fields={departuresFields}
      search={search}
      onChange={onChange}
      filters={{
        days: { label: t('days'), allLabel: t('usualDays') },
        tours: {
          label: t('tours'),
          options: (tours.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        },
        state: { label: t('state'), labels: departureStateLabels, width: 144 },
        offered: { label: t('offered') },
      }}
    />
  )
}
