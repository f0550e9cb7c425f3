import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { PagedTable } from '../../kit/table/PagedTable.tsx'
import { useLast } from '../../kit/useLast.ts'
import { useWaitingColumns } from './useWaitingColumns.tsx'
import { WaitingDialog } from './WaitingDialog.tsx'
import { WaitingFilters } from './WaitingFilters.tsx'
import { waitingMessages } from './waitingMessages.ts'
import type { WaitingSearch } from './waitingSearch.ts'

interface WaitingTableProps {
  /** The page's own address. */
  path: '/departures/waiting' | '/waiting'
  search: WaitingSearch
  onChange: (change: Partial<WaitingSearch>) => void
  /** Opens a party, or the form of a new one. */
  onOpen: (party: string | undefined) => void
}

/** The parties that wait for places; a row opens its party. */
export function WaitingTable({ path, search: asked, onChange, onOpen }: WaitingTableProps) {
  const t = useText(waitingMessages)
  const { party, ...search } = asked
  const columns = useWaitingColumns()
  const answer = useQuery({
    ...queries.waitingList.list({ query: search }),
    placeholderData: keepPreviousData,
  })
  const shown = useLast(party)
  const isSaved = shown !== undefined && shown !== 'new'
  const entry = useQuery({ ...queries.waitingList.get({ params: { id: shown ?? '' } }), enabled: isSaved })
  return (
    <>
      <WaitingFilters search={search} onChange={onChange} />
      <PagedTable
        list="waiting"
        label={t('list')}
        columns={columns}
        answer={answer}
        query={{ page: search.page, limit: search.limit }}
        onQuery={({ page, limit }) => onChange({ ...(page && { page }), ...(limit && { limit }) })}
        empty={<EmptyState text={t('none')} />}
        hrefOf={({ _id }) => `${path}?party=${_id}`}
        onOpen={({ _id }) => onOpen(_id)}
      />
      <WaitingDialog
        key={shown}
        opened={party !== undefined && (!isSaved || entry.data !== undefined)}
        entry={isSaved ? (entry.data ?? null) : null}
        onClose={() => onOpen(undefined)}
      />
    </>
  )
}
