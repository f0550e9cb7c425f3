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

/** The address of a list: the route of its page, or what does the same. */
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
  /** Reads an address. */
  schema: { parse: (address: unknown) => Asked<Search> }
  /** The rows per page that the list usually has. */
  usualRows: number
  /** What of the address is no part of a view, such as the open order. */
  own: readonly (keyof Search & string)[]
  columns: readonly Column<Row>[]
}

/** The saved view of a list, for its menu. */
export interface ViewState {
  list: ViewList
  /** What's open; it stays for as long as the page does, even if somebody deletes it. */
  saved: SavedView | undefined
  /** The address names a view that doesn't exist any more. */
  isGone: boolean
  /** It couldn't be loaded. */
  error: unknown
  retry: () => void
  /** The list isn't as it's saved. */
  isChanged: boolean
  /** What would be saved now. */
  content: { filters: Record<string, string>; columns: ChosenColumn[] }
  /** Opens a view as it's saved, or the usual list; changes to the one that was open are dropped. */
  show: (view: string | undefined) => void
}

/**
 * The query of a list that can have saved views, kept in the address like `useListSearch` keeps it. `?view=` and an id
 * shows a view as it's saved. A change puts the whole query into the address beside the view, so that it can be sent and
 * goes back with the back button; it's in the view only once it's saved.
 */
export function useViewedList<Search extends { page: number; limit: number }, Row>({
  list,
  route,
  schema,
  usualRows,
  own,
  columns,
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
  const { arranged, choose } = useColumnChoice(list, columns, openView)
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
  /** False until it's known what the view shows. */
  const isReady = asked.view === undefined || asked.edited !== undefined || !opened.isPending
  return { search, change, isReady, openView, state }
}

function isSame(one: readonly ChosenColumn[], other: readonly ChosenColumn[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The compiler can't follow that what's left without the view, with a limit, is the list's own search. */
function withoutView<Search>(
  { view: _view, edited: _edited, ...search }: Asked<Search>,
  limit: number,
): Search {
  return { ...search, limit } as unknown as Search
}
