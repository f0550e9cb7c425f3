import type { z } from 'zod'

/** Nobody waits longer for a map while typing. */
const longestMs = 3000

/** Tells whoever runs the office's server that a map is not what it should be. */
export type Warn = (text: string) => void

/**
 * What a map answers, or null when it is not there, says no, or says what cannot be understood. Which map and why is
 * told to `warn`, but not what somebody was looking for.
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
