import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** What a page needs to load besides its own code. */
export interface Needs {
  /** Lazy parts that it shows at once. */
  parts?: readonly { preload: () => void }[]
  /** The same queries as on the page, so that nothing is loaded twice. */
  answers: readonly FetchQueryOptions[]
}

/**
 * Starts loading what a page needs while its code loads. Hovering over a link loads only the parts; after
 * later changes of the address, the page loads its own data.
 */
export function loadNeeds(
  client: QueryClient,
  { parts = [], answers }: Needs,
  cause: 'enter' | 'stay' | 'preload',
): void {
  // The data first: a browser has six connections over HTTP/1.1, and a part has many files.
  if (cause === 'enter') for (const answer of answers) void client.prefetchQuery(answer)
  for (const part of parts) part.preload()
}
