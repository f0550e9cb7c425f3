import type { UseQueryResult } from '@tanstack/react-query'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { FleetSearchBar } from './FleetSearchBar.tsx'
import { matching } from './matching.ts'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetTableProps<Row> {
  label: string
  searchLabel: string
  /** The text for an empty list. */
  none: string
  columns: readonly Column<Row>[]
  rows: UseQueryResult<{ data: Row[] }>
  /** The searched texts. */
  textsOf: (row: Row) => readonly string[]
  address: Pick<FleetAddress, 'search' | 'change' | 'open' | 'hrefOf'>
}

/** Fleet lists are short, so they're loaded whole and searched and paged here. */
export function FleetTable<Row extends { _id: string }>({
  label,
  searchLabel,
  none,
  columns,
  rows,
  textsOf,
  address,
}: FleetTableProps<Row>) {
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const { page, limit, search, open } = address.search
  const found = rows.data && matching(rows.data.data, search, textsOf)
  const last = Math.max(1, Math.ceil((found?.length ?? 0) / limit))
  const shownPage = Math.min(page, last)
  return (
    <>
      <FleetSearchBar label={searchLabel} address={address} />
      <DataTable
        label={label}
        columns={columns}
        rows={found?.slice((shownPage - 1) * limit, shownPage * limit)}
        rowKey={(row) => row._id}
        query={{ page: shownPage, limit }}
        total={found?.length}
        onQuery={({ page: to, limit: by }) => address.change({ page: to ?? 1, limit: by ?? limit })}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={<EmptyState text={search ? words('noMatch') : none} />}
        hrefOf={(row) => address.hrefOf(row._id)}
        onOpen={(row) => address.open(row._id)}
        isSelected={(row) => row._id === open}
      />
    </>
  )
}
