import { useQueryClient } from '@tanstack/react-query'

/** Reloads everything that shows highlights: their list, their pages, and the tours that have them. */
export function useRefreshHighlights(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of ['highlights', 'maps', 'tours'] as const)
      void client.invalidateQueries({ queryKey: [feature] })
  }
}
