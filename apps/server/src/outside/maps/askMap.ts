import type { z } from 'zod'

/** People who are typing shouldn't wait longer than this for a map. */
const longestMs = 3000

/** Warns the server's administrators about a failing map. */
export type Warn = (text: string) => void

/**
 * A map's answer, or null if it's unreachable, refuses or returns nonsense. `warn` gets the map and the reason, but not
 * the search text.
 */
export async function askMap<S extends z.ZodType>(
  url: URL,
  answer: S,
  warn: Warn,
): Promise<z.output<S> | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const read = answer.safeParse(await response.json())
    if (!read.success) throw new Error('an answer of another shape')
    return read.data
  } catch (error) {
    warn(`The map at ${url.origin} gave no answer: ${reasonOf(error)}`)
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
