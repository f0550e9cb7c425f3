import { useQueryClient } from '@tanstack/react-query'

/** Reloads everything that shows tours: their list, their pages, and what depends on them. */
export function useRefreshTours(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of ['tours', 'tags', 'starTours', 'highlights'] as const)
      void client.invalidateQueries({ queryKey: [feature] })
  }
}
