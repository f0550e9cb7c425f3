import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The exact total of a long list, once the user asks for it. */
export interface ExactTotal {
  /** Undefined until it has been counted. */
  total: number | undefined
  isCounting: boolean
  onCount: () => void
}

/**
 * Counts a list to its end on request. After filters change, it has to be requested again.
 * @param count the query that counts, with the filters in its key
 */
export function useExactTotal<Key extends QueryKey>(
  count: UseQueryOptions<{ total: number }, Error, { total: number }, Key>,
): ExactTotal {
  const key = JSON.stringify(count.queryKey)
  const [asked, setAsked] = useState('')
  const answer = useQuery({ ...count, enabled: asked === key })
  return {
    total: asked === key ? answer.data?.total : undefined,
    isCounting: answer.isFetching,
    onCount: () => (asked === key ? void answer.refetch() : setAsked(key)),
  }
}
