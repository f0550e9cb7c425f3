import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCan } from '../app/session.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { matching } from '../kit/matching.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import { defaultPageSize } from '../kit/table/tableQuery.ts'
import { useViewedList } from '../views/useViewedList.ts'
import { ViewName } from '../views/ViewName.tsx'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { FleetSearchBar } from './FleetSearchBar.tsx'
import { type FleetSearch, fleetSearch } from './fleetSearch.ts'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetTableProps<Row> {
  /** The name under which its views and columns are stored. */
  list: 'guides' | 'drivers' | 'cars' | 'suppliers'
  label: string
  searchLabel: string
  /** The text for an empty list. */
  none: string
  columns: readonly Column<Row>[]
  rows: UseQueryResult<{ data: Row[] }>
  /** The texts to search in. */
  textsOf: (row: Row) => readonly string[]
  address: Pick<FleetAddress, 'list' | 'open' | 'hrefOf'>
  /** The label of the button that adds the first one. */
  add: string
}

/** A fleet list; it's short, so it's loaded completely, and searched and paged here. */
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
  const { path, route } = address.list
  const viewed = useViewedList<FleetSearch, Row>({
    list,
    route,
    schema: fleetSearch,
    usualRows: defaultPageSize,
    own: ['open', 'grid', 'from'],
    columns,
  })
  const { page, limit, search, open } = viewed.search
  const found = viewed.isReady && rows.data && matching(rows.data.data, search, textsOf)
  const last = Math.max(1, Math.ceil((found ? found.length : 0) / limit))
  const shownPage = Math.min(page, last)
  return (
    <>
      <ViewNotice view={viewed.state} />
      <FleetSearchBar
        label={searchLabel}
        address={viewed}
        end={
          <>
            <ViewName view={viewed.state} />
            <ViewsMenu view={viewed.state} path={path} />
          </>
        }
      />
      <DataTable
        list={list}
        view={viewed.openView}
        label={label}
        columns={columns}
        rows={found ? found.slice((shownPage - 1) * limit, shownPage * limit) : undefined}
        rowKey={(row) => row._id}
        query={{ page: shownPage, limit }}
        total={found ? found.length : undefined}
        onQuery={({ page: to = 1, limit: by }) => viewed.change({ page: to, ...(by && { limit: by }) })}
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
