import { useState } from 'react'
import { useListMemory } from './listMemory.ts'
import { fittingSize } from './tableQuery.ts'

interface AskedPage {
  page: number
  limit?: number | undefined
}

/**
 * The number of rows per page: from the address, else this person's choice in this browser, else as many as
 * fill the window. A later page without a number is from an address that used the usual size.
 */
export function useRowsPerPage(list: string, usual: number) {
  const { limit: chosen, remember } = useListMemory(list)
  const [fitting] = useState(() => fittingSize(innerWidth, innerHeight, usual))
  return {
    of: ({ page, limit }: AskedPage) => limit ?? (page > 1 ? usual : (chosen ?? fitting)),
    remember: (next: number | undefined, now: number) => {
      if (next !== undefined && next !== now) remember({ limit: next })
    },
  }
}
