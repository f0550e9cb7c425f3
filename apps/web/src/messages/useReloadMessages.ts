import { useQueryClient } from '@tanstack/react-query'

/** Reloads everything that shows messages. */
export function useReloadMessages(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['messages'] })
    void client.invalidateQueries({ queryKey: ['messageBatches'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
}
