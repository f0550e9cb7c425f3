import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { loadPage } from '../loadPage.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import type { Column } from './column.ts'
import { ColumnsButton } from './columns/ColumnsButton.tsx'
import { type OpenView, useColumnChoice } from './columns/useColumnChoice.ts'
import styles from './DataTable.module.css'
import { Pager } from './Pager.tsx'
import { PeekButton } from './PeekButton.tsx'
import { loadedPage } from './pageSelection.ts'
import { type DrawnRows, RowTable } from './RowTable.tsx'
import { pageWithRows, type TableQuery } from './tableQuery.ts'
import { useIsPhone } from './useIsPhone.ts'
import { type RowOpening, useOpenRow } from './useOpenRow.ts'
import { useRowCursor } from './useRowCursor.ts'
import type { RowSelection } from './useRowSelection.ts'

export interface DataTableProps<Row> extends RowOpening<Row> {
  /** The name of the list, for screen readers. */
  label: string
  /** The key of the list in this browser's memory. With it, columns can be chosen. */
  list?: string
  /** The saved view that's open. */
  view?: OpenView | undefined
  columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** With `query` and `total` the server pages and sorts; without, all rows are shown. */
  query?: TableQuery
  total?: number
  /** True if there are more rows than `total`. */
  hasMore?: boolean | undefined
  /** Loads the exact total. */
  onCount?: (() => void) | undefined
  isCounting?: boolean | undefined
  onQuery?: (change: Partial<TableQuery>) => void
  /** New rows are loading: the old ones stay, dimmed. */
  busy?: boolean
  /** The error message; shown only while there are no rows. */
  error?: string
  onRetry?: () => void
  empty?: ReactNode
  /** A line below the rows, whose space is reserved while it's empty. */
  summary?: ReactNode
  /** The key of the record that's open beside or over the list. */
  isSelected?: (row: Row) => boolean
  /** Rows can be ticked. */
  selection?: RowSelection<Row>
  /** As high as its rows, instead of filling the page. */
  short?: boolean
}

/** The table of every list; the server sorts, filters and pages. On a phone its rows are cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    list,
    rows,
    rowKey,
    query,
    total = 0,
    hasMore = false,
    onQuery,
    busy,
    error,
    onRetry,
    short,
    selection,
    peek,
  } = props
  const t = useText(common)
  const opening = useOpenRow(props)
  const columns = useColumnChoice(list, props.columns, props.view)
  const { cursor, togglePeek, bodyProps } = useRowCursor({
    ...opening,
    rows,
    rowKey,
    selection,
    peek,
    isPageList: !short,
  })
  const hasCards = useIsPhone() && props.columns.some(({ card }) => card)
  const hasFailed = error !== undefined && !rows
  // If a list wasn't counted to its end, only an empty page shows where it ends.
  const end = hasMore && rows && rows.length > 0 ? Number.POSITIVE_INFINITY : total
  const page = query && rows && !busy ? pageWithRows(query, end) : query?.page
  const turnTo = useEffectEvent((shown: number) => onQuery?.({ page: shown }))
  // The last page may no longer exist: rows were deleted or canceled, or the address is old.
  useEffect(() => {
    if (page !== undefined && page !== query?.page) turnTo(page)
  }, [page, query?.page])
  useEffect(() => {
    if (selection && rows && !busy) selection.onLoad(loadedPage(rows, rowKey, query, end))
  })
  const isPeeked = (row: Row) => peek?.shown !== undefined && peek.idOf(row) === peek.shown
  const router = useRouter()
  const [first] = rows ?? []
  const href = first && props.hrefOf?.(first)
  const canOpen = href !== undefined
  const loadOpened = useEffectEvent(() => href && loadPage(router, href))
  // All rows open the same kind of page.
  useEffect(() => void (canOpen && loadOpened()), [canOpen])
  const rowsOf = (all: readonly Row[]) =>
    all.map((row) => ({
      id: rowKey(row),
      row,
      opening,
      href: props.hrefOf?.(row),
      isOpen: props.isSelected?.(row) || isPeeked(row),
      selection,
      isCursor: rowKey(row) === cursor,
    }))
  const drawn = { label, rows: rows && rowsOf(rows), bodyProps, busy, selection }
  return (
    <div className={`${styles.frame} printsWhole`} data-short={short || undefined} aria-busy={busy}>
      {/* biome-ignore lint/a11y/useSemanticElements: a part that scrolls needs a name and the focus */}
      <div className={`${styles.scroll} printsWhole`} role="region" aria-label={label} tabIndex={0}>
        {!hasFailed &&
          (hasCards ? (
            <LazyRowCards {...ofAnyRow({ ...drawn, columns: props.columns })} />
          ) : (
            <RowTable
              {...drawn}
              columns={columns.shown}
              query={query}
              onQuery={onQuery}
              onResize={list ? columns.resize : undefined}
            />
          ))}
        {hasFailed && <ErrorState text={error} onRetry={onRetry} />}
        {rows?.length === 0 && (props.empty ?? <EmptyState text={t('empty')} />)}
      </div>
      {props.summary !== undefined && !hasFailed && <div className={styles.summary}>{props.summary}</div>}
      {query && onQuery && !hasFailed && (
        <Pager
          page={query.page}
          limit={query.limit}
          total={rows ? total : 0}
          hasMore={hasMore}
          rows={rows?.length ?? 0}
          onCount={props.onCount}
          isCounting={props.isCounting}
          onChange={onQuery}
        >
          {list && !hasCards && <ColumnsButton columns={columns.arranged} onChoose={columns.choose} />}
          {peek && <PeekButton isOn={peek.shown !== undefined} onToggle={togglePeek} />}
        </Pager>
      )}
    </div>
  )
}

const LazyRowCards = lazyPart(async () => (await import('./RowCards.tsx')).RowCards<unknown>)

/** A lazy part can't be generic; its columns always match its rows. */
function ofAnyRow<Row>(drawn: DrawnRows<Row>): DrawnRows<unknown> {
  return drawn as unknown as DrawnRows<unknown>
}
