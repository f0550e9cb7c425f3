import { useMatch, useRouter } from '@tanstack/react-router'
import { useRowsPerPage } from '../kit/table/useRowsPerPage.ts'

type Unsized<Search> = Omit<Search, 'limit'> & { limit?: number | undefined }

interface ListRoute<Search> {
  useSearch: () => Unsized<Search>
  useNavigate: () => (to: {
    search: (now: Unsized<Search>) => Unsized<Search>
    replace: true
  }) => Promise<void>
}

/**
 * A list's query, kept in the address, so that a reload, the back button and a shared link show the same rows. Changing
 * a filter goes back to the first page. Once the user has gone to another page, a late change does nothing.
 * @param list the name under which this browser remembers the rows per page
 * @param usual the default rows per page; a window with room for more shows more
 */
export function useListSearch<Search extends { page: number; limit: number }>(
  route: ListRoute<Search>,
  list: string,
  usual: number,
) {
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const rows = useRowsPerPage(list, usual)
  const search = { ...asked, limit: rows.of(asked) } as Search
  const change = (next: Partial<Search>) => {
    if (router.latestLocation.pathname !== pathname) return
    rows.remember(next.limit, search.limit)
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  }
  return { search, change }
}
