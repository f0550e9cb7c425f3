import { useQuery } from '@tanstack/react-query'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { queries } from '../app/api.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { matching } from '../kit/matching.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { AgencyToursSearch } from './agencyToursSearch.ts'
import { agencyMessages } from './messages.ts'

interface AgencyToursProps {
  label: string
  columns: Column<ListedTour>[]
  search: AgencyToursSearch
  onSearch: (change: AgencyToursSearch) => void
  /** Shown instead of the rows if no tour is active. */
  none: string
  onOpen?: (tour: ListedTour) => void
}

/**
 * The active tours in an agency's view, with columns of the caller. They're loaded completely and searched
 * here.
 */
export function AgencyTours({ label, columns, search, onSearch, none, onOpen }: AgencyToursProps) {
  const t = useText(agencyMessages)
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const { data, isError, error, refetch } = useQuery(queries.tours.activeOfMain())
  const text = textFilter<AgencyToursSearch>({
    label: t('searchTours'),
    name: words('search'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  return (
    <>
      <FilterBar filters={[text]} onChange={onSearch} />
      <DataTable
        label={label}
        columns={columns}
        rows={data && matching(data.data, search.search, ({ number, name }) => [number, name])}
        rowKey={({ _id }) => _id}
        error={isError ? ofError(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState text={search.search ? words('noMatch') : none} />}
        {...(onOpen && { onOpen })}
      />
    </>
  )
}
