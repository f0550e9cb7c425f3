import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** What a page at some address needs besides its own code. */
export interface Needs {
  /** Parts that it shows at once. */
  parts?: readonly { preload: () => void }[]
  /** The same queries as on the page, so that nothing is asked twice. */
  answers: readonly FetchQueryOptions[]
}

/**
 * Starts loading what a page needs, while its code is on its way. A link under the pointer loads only the parts; later
 * changes of the address are up to the page.
 */
export function loadNeeds(
  client: QueryClient,
  { parts = [], answers }: Needs,
  cause: 'enter' | 'stay' | 'preload',
): void {
  // The answers first: a browser has six connections over HTTP/1.1, and a part has many files.
  if (cause === 'enter') for (const answer of answers) void client.prefetchQuery(answer)
  for (const part of parts) part.preload()
}
