import { useQueryClient } from '@tanstack/react-query'

/** What shows tours asks again: their list and pages, and what is made of them. */
export function useRefreshTours(): () => void {
  const client = useQueryClient()
  return () => {
    for (const feature of ['tours', 'tags', 'starTours', 'highlights'])
      void client.invalidateQueries({ queryKey: [feature] })
  }
}
