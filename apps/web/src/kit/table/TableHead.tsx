import { Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { isValidElement, type ReactNode } from 'react'
import type { Column } from './column.ts'
import { ResizeHandle } from './columns/ResizeHandle.tsx'
import styles from './DataTable.module.css'
import { sortedBy, type TableQuery } from './tableQuery.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  query: TableQuery | undefined
  onQuery: ((change: Partial<TableQuery>) => void) | undefined
  /** Undefined for as wide as the content. Without it, widths can't be changed. */
  onResize: ((column: string, width: number | undefined) => void) | undefined
  /** Before the columns: the checkbox for all rows of the page. */
  children?: ReactNode
}

export function TableHead<Row>({ columns, query, onQuery, onResize, children }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {children}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-column={column.key}
            data-align={column.align}
            style={
              column.width
                ? { inlineSize: column.width, ...(column.isSized && { minInlineSize: column.width }) }
                : undefined
            }
            aria-sort={sortOf(column, query)}
          >
            <Explained help={column.help}>
              {column.sort && query && onQuery ? (
                <button
                  type="button"
                  className={styles.sorter}
                  onClick={() => onQuery(sortedBy(query, column))}
                >
                  {column.header}
                  <SortMark isDown={column.sort === query.sort && query.desc === true} />
                </button>
              ) : (
                column.header
              )}
            </Explained>
            {onResize && <ResizeHandle onResize={(width) => onResize(column.key, width)} />}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Headers that don't sort are reached by Tab too if they have something to say. */
function Explained({ help, children }: { help: string | undefined; children: ReactNode }) {
  if (!help) return children
  const isButton = isValidElement(children)
  return (
    <Tooltip label={help} multiline maw={280} position="bottom" events={allEvents}>
      {isButton ? (
        children
      ) : (
        <button type="button" className={styles.sorter} data-explains>
          {children}
        </button>
      )}
    </Tooltip>
  )
}

const allEvents = { hover: true, focus: true, touch: true }

function SortMark({ isDown }: { isDown: boolean }) {
  return isDown ? <IconArrowDown size={13} aria-hidden /> : <IconArrowUp size={13} aria-hidden />
}

function sortOf<Row>(column: Column<Row>, query?: TableQuery) {
  if (!column.sort || column.sort !== query?.sort) return undefined
  return query.desc ? 'descending' : 'ascending'
}
