import { useQueryClient } from '@tanstack/react-query'

/** What shows highlights asks again: their list and pages, and the tours that name them. */
export function useRefreshHighlights(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of ['highlights', 'maps', 'tours'])
      void client.invalidateQueries({ queryKey: [feature] })
  }
}
