import type { PriceLists } from '@tourdesk/contract/pricing/pricing'
import { EmptyState } from '../kit/EmptyState.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { PagingSearch } from './tabs.ts'
import { usePrices } from './usePrices.ts'

/** The list's page in the address. */
export interface PagedTable {
  search: PagingSearch
  onSearch: (change: Partial<PagingSearch>) => void
}

interface PriceTableProps<Row> extends PagedTable {
  label: string
  columns: readonly Column<Row>[]
  rowsOf: (lists: PriceLists) => readonly Row[]
  hrefOf: (row: Row) => string
  empty: string
}

/** A list of the price management; it's loaded whole, so it's paged here. */
export function PriceTable<Row extends { _id: string }>(props: PriceTableProps<Row>) {
  const { search, rowsOf } = props
  const { data, error, refetch } = usePrices()
  const { ofError } = useProblemTexts()
  const rows = data && rowsOf(data.priceManagement)
  const first = (search.page - 1) * search.limit
  return (
    <DataTable
      label={props.label}
      columns={props.columns}
      rows={rows?.slice(first, first + search.limit)}
      rowKey={({ _id }) => _id}
      query={search}
      total={rows?.length}
      onQuery={props.onSearch}
      error={error ? ofError(error) : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState text={props.empty} />}
      hrefOf={props.hrefOf}
    />
  )
}
