import type { PriceLists } from '@tourdesk/contract/pricing/pricing'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { FilterBar } from '../kit/filters/FilterBar.tsx'
import { textFilter } from '../kit/filters/textFilter.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { matching } from '../kit/matching.ts'
import { useProblemTexts } from '../kit/problemText.ts'
import type { Column } from '../kit/table/column.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { PagingSearch } from './tabs.ts'
import { usePrices } from './usePrices.ts'

/** The list's search and page in the address. */
export interface PagedTable {
  search: PagingSearch
  onSearch: (change: Partial<PagingSearch>) => void
}

interface PriceTableProps<Row> extends PagedTable {
  /** The key of the list in this browser's memory. */
  list: string
  label: string
  columns: readonly Column<Row>[]
  rowsOf: (lists: PriceLists) => readonly Row[]
  searchLabel: string
  /** The texts to search in: those of the columns; labels of values in both languages. */
  textsOf: (row: Row) => readonly string[]
  hrefOf: (row: Row) => string
  empty: string
  /** The address and label of the button that adds the first one. */
  add?: { href: string; label: string }
}

/** A list of the price management; it's loaded completely, and searched and paged here. */
export function PriceTable<Row extends { _id: string }>(props: PriceTableProps<Row>) {
  const { search, onSearch, rowsOf, searchLabel, textsOf } = props
  const words = useText(common)
  const { data, error, refetch } = usePrices()
  const { ofError } = useProblemTexts()
  const rows = data && matching(rowsOf(data.priceManagement), search.search, textsOf)
  const last = Math.max(1, Math.ceil((rows?.length ?? 0) / search.limit))
  const page = rows ? Math.min(search.page, last) : search.page
  const first = (page - 1) * search.limit
  const text = textFilter<Partial<PagingSearch>>({
    label: searchLabel,
    name: words('search'),
    value: search.search,
    change: (typed) => ({ search: typed }),
  })
  return (
    <>
      <FilterBar filters={[text]} onChange={onSearch} />
      <DataTable
        list={props.list}
        label={props.label}
        columns={props.columns}
        rows={rows?.slice(first, first + search.limit)}
        rowKey={({ _id }) => _id}
        query={{ page, limit: search.limit }}
        total={rows?.length}
        onQuery={onSearch}
        error={error ? ofError(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            text={search.search ? words('noMatch') : props.empty}
            action={
              props.add && !search.search && <LinkButton href={props.add.href}>{props.add.label}</LinkButton>
            }
          />
        }
        hrefOf={props.hrefOf}
      />
    </>
  )
}
