interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (to: { search: (now: Search) => Search; replace: true }) => Promise<void>
}

/**
 * A list's query, kept in the address, so that a reload, the back button and a shared link show the same rows. Changing
 * a filter goes back to the first page.
 */
export function useListSearch<Search extends { page: number }>(route: ListRoute<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<Search>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  return { search, change }
}
