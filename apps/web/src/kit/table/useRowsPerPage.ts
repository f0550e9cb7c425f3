import { useState } from 'react'
import { useListMemory } from './listMemory.ts'
import { fittingSize } from './tableQuery.ts'

interface AskedPage {
  page: number
  limit?: number | undefined
}

/**
 * How many rows of a list are on a page: as the address says, else as this person chose in this browser, else as many as
 * fill the window. A page further on without a number comes from an address that counted with the usual one.
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
