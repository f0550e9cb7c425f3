import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Reloads a query that was invalidated while it loaded for the first time. TanStack Query forgets that invalidation
 * (TanStack/query#11526), and would keep data from before the change.
 */
export function keepInvalidations(client: QueryClient): void {
  const changedMeanwhile = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const loadsFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle'
    // This load covers the earlier change. A query that's still marked as invalidated wouldn't report the next one.
    if (action.type === 'fetch' && loadsFirst && query.state.isInvalidated)
      query.setState({ isInvalidated: false })
    else if (action.type === 'invalidate' && loadsFirst) changedMeanwhile.add(query)
    else if (action.type === 'success' && changedMeanwhile.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}
