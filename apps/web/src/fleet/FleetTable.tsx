import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCan } from '../app/session.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { matching } from '../kit/table/matching.ts'
import { FleetSearchBar } from './FleetSearchBar.tsx'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetTableProps<Row> {
  /** The list's name in this browser's memory. */
  list: string
  label: string
  searchLabel: string
  /** The text for an empty list. */
  none: string
  columns: readonly Column<Row>[]
  rows: UseQueryResult<{ data: Row[] }>
  /** The searched texts. */
  textsOf: (row: Row) => readonly string[]
  address: Pick<FleetAddress, 'search' | 'change' | 'open' | 'hrefOf'>
  /** The label for adding the first one. */
  add: string
}

/** Fleet lists are short, so they're loaded whole and searched and paged here. */
export function FleetTable<Row extends { _id: string }>({
  list,
  label,
  searchLabel,
  none,
  columns,
  rows,
  textsOf,
  address,
  add,
}: FleetTableProps<Row>) {
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const mayWrite = useCan('fleet.write')
  const { page, limit, search, open } = address.search
  const found = rows.data && matching(rows.data.data, search, textsOf)
  const last = Math.max(1, Math.ceil((found?.length ?? 0) / limit))
  const shownPage = Math.min(page, last)
  return (
    <>
      <FleetSearchBar label={searchLabel} address={address} />
      <DataTable
        list={list}
        label={label}
        columns={columns}
        rows={found?.slice((shownPage - 1) * limit, shownPage * limit)}
        rowKey={(row) => row._id}
        query={{ page: shownPage, limit }}
        total={found?.length}
        onQuery={({ page: to, limit: by }) => address.change({ page: to ?? 1, limit: by ?? limit })}
        error={rows.isError ? ofError(rows.error) : undefined}
        onRetry={() => void rows.refetch()}
        empty={
          search ? (
            <EmptyState text={words('noMatch')} />
          ) : (
            <EmptyState
              text={none}
              action={mayWrite && <Button onClick={() => address.open('new')}>{add}</Button>}
            />
          )
        }
        hrefOf={(row) => address.hrefOf(row._id)}
        onOpen={(row) => address.open(row._id)}
        isSelected={(row) => row._id === open}
      />
    </>
  )
}
