import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import { sortedBy, type TableQuery } from './tableQuery.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  query?: TableQuery
  onQuery?: (change: Partial<TableQuery>) => void
}

export function TableHead<Row>({ columns, query, onQuery }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            style={column.width ? { inlineSize: column.width } : undefined}
            aria-sort={sortOf(column, query)}
          >
            {column.sort && query && onQuery ? (
              <button
                type="button"
                className={styles.sorter}
                onClick={() => onQuery(sortedBy(query, column.sort ?? ''))}
              >
                {column.header}
                <SortMark isDown={column.sort === query.sort && query.desc === true} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SortMark({ isDown }: { isDown: boolean }) {
  return isDown ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />
}

function sortOf<Row>(column: Column<Row>, query?: TableQuery) {
  if (!column.sort || column.sort !== query?.sort) return undefined
  return query.desc ? 'descending' : 'ascending'
}
