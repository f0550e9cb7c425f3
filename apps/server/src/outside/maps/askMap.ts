import type { z } from 'zod'

/** Nobody waits longer for a map while typing. */
const longestMs = 3000

/** What a map answers, or null when it is not there, says no, or says what cannot be understood. */
export async function askMap<S extends z.ZodType>(url: URL, answer: S): Promise<z.output<S> | null> {
  const said = await fetch(url, { signal: AbortSignal.timeout(longestMs) })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  return answer.safeParse(said).data ?? null
}
