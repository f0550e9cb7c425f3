import { useQuery } from '@tanstack/react-query'
import { useMatch, useRouter } from '@tanstack/react-router'
import type { SavedView } from '@tourdesk/contract/views/views'
import type { ViewList } from '@tourdesk/domain/views/planView'
import { queries } from '../app/api.ts'
import { isNotFound } from '../app/isNotFound.ts'
import type { Column } from '../kit/table/column.ts'
import { arrangeColumns, type ChosenColumn, choiceOf } from '../kit/table/columns/arrangeColumns.ts'
import { type OpenView, useColumnChoice } from '../kit/table/columns/useColumnChoice.ts'
import { useRowsPerPage } from '../kit/table/useRowsPerPage.ts'
import { filtersToSave, hasSameFilters, searchWithView, type ViewAddress } from './viewAddress.ts'

type Asked<Search> = Omit<Search, 'limit'> & ViewAddress & { limit?: number | undefined }

/** The route of a list's page, or something that works the same. */
export interface ViewedRoute<Search> {
  useSearch: () => Asked<Search>
  useNavigate: () => (to: {
    search: (now: Asked<Search>) => Asked<Search>
    replace: boolean
  }) => Promise<void>
}

interface ViewedList<Search, Row> {
  list: ViewList
  route: ViewedRoute<Search>
  /** Parses an address. */
  schema: { parse: (address: unknown) => Asked<Search> }
  /** The list's usual rows per page. */
  usualRows: number
  /** The parts of the address that don't belong to a view, such as the open order. */
  own: readonly (keyof Search & string)[]
  /** Of the list, or of what its address asks for. */
  columns: readonly Column<Row>[] | ((search: Search) => readonly Column<Row>[])
  /** The name under which this browser remembers the columns; without it, the list's. */
  memory?: string
}

/** The state of a list's saved view, for its menu. */
export interface ViewState {
  list: ViewList
  /** The open view; it stays until the page closes, even if it's deleted. */
  saved: SavedView | undefined
  /** True if the view in the address no longer exists. */
  isGone: boolean
  /** The error of loading the view. */
  error: unknown
  retry: () => void
  /** True if the list differs from what's saved. */
  isChanged: boolean
  /** The filters and columns that saving would store. */
  content: { filters: Record<string, string>; columns: ChosenColumn[] }
  /** Opens a view as it's saved, or the default list; changes to the open view are dropped. */
  show: (view: string | undefined) => void
}

/**
 * The query of a list with saved views, kept in the address as `useListSearch` does. `?view=` with an id
 * shows a view as it's saved. After a change the address has the whole query beside the view, so that it can
 * be shared and the back button works; the view itself changes only when it's saved.
 */
export function useViewedList<Search extends { page: number; limit: number }, Row>({
  list,
  route,
  schema,
  usualRows,
  own,
  columns: columnsIn,
  memory = list,
}: ViewedList<Search, Row>) {
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const opened = useQuery({
    ...queries.views.get({ params: { id: asked.view ?? '' } }),
    enabled: asked.view !== undefined,
  })
  const saved = asked.view === undefined ? undefined : opened.data
  const apart = ['page', 'view', 'edited', ...own]
  const viewed = (now: Asked<Search>) => searchWithView(now, saved && schema.parse(saved.filters), apart)

  const rows = useRowsPerPage(list, usualRows)
  const effective = viewed(asked)
  const search = withoutView<Search>(effective, rows.of(effective))
  const openView: OpenView | undefined = saved && { id: saved._id, columns: saved.columns }
  const columns = typeof columnsIn === 'function' ? columnsIn(search) : columnsIn
  const { arranged, choose } = useColumnChoice(memory, columns, openView)
  const content = {
    filters: filtersToSave(search, schema.parse({}), apart),
    columns: choiceOf(arranged),
  }
  const isOldColumns = saved && !isSame(choiceOf(arrangeColumns(columns, saved.columns)), content.columns)
  const isOldRows = saved && asked.edited !== undefined && !hasSameFilters(saved.filters, content.filters)

  function change(next: Partial<Search>) {
    if (router.latestLocation.pathname !== pathname) return
    const isOfView = asked.view !== undefined && Object.keys(next).some((name) => !apart.includes(name))
    if (asked.view === undefined) rows.remember(next.limit, search.limit)
    void navigate({
      search: (now) => ({
        ...(isOfView ? { ...viewed(now), edited: 'true' as const } : now),
        page: 1,
        ...next,
      }),
      replace: true,
    })
  }

  const state: ViewState = {
    list,
    saved,
    isGone: asked.view !== undefined && isNotFound(opened.error),
    error: asked.view === undefined ? null : opened.error,
    retry: () => void opened.refetch(),
    isChanged: Boolean(isOldColumns || isOldRows),
    content,
    show(view) {
      if (saved) choose(undefined)
      void navigate({ search: () => ({ ...schema.parse({}), view }), replace: false })
    },
  }
  /** False until the view has loaded, since the query depends on it. */
  const isReady = asked.view === undefined || asked.edited !== undefined || !opened.isPending
  return { search, change, isReady, openView, state }
}

function isSame(one: readonly ChosenColumn[], other: readonly ChosenColumn[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The compiler can't see that the rest, with a limit, is the list's own search. */
function withoutView<Search>(
  { view: _view, edited: _edited, ...search }: Asked<Search>,
  limit: number,
): Search {
  return { ...search, limit } as unknown as Search
}
