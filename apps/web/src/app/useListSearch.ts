interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (to: { search: (now: Search) => Search; replace: true }) => Promise<void>
}

/**
 * What a list is asked for, which stands in its address: a reload, the back button and a link sent to a colleague
 * find the same rows. Whoever narrows the list starts again at its first page.
 */
export function useListSearch<Search extends { page: number }>(route: ListRoute<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<Search>) =>
    void navigate({ search: (now) => ({ ...now, page: 1, ...next }), replace: true })
  return { search, change }
}
