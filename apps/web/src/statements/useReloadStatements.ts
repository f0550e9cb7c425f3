import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Reloads statements, and the accounts that they bill. */
export function useReloadStatements(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['statements'] })
    void client.invalidateQueries({ queryKey: ['agencyAccounts'] })
  }, [client])
}
