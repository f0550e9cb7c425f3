import { useMatch, useRouter } from '@tanstack/react-router'

interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (to: { search: (now: Search) => Search; replace: true }) => Promise<void>
}

/**
 * A list's query, kept in the address, so that a reload, the back button and a shared link show the same rows. Changing
 * a filter goes back to the first page. Once the user has left for another page, a change that comes late does nothing.
 */
export function useListSearch<Search extends { page: number }>(route: ListRoute<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const change = (next: Partial<Search>) => {
    if (router.latestLocation.pathname !== pathname) return
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  }
  return { search, change }
}
