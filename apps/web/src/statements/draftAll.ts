import type { Answer } from '@tourdesk/contract/kernel/route'
import type { statements } from '@tourdesk/contract/statements/statements'

type Step = Answer<typeof statements.batch>

/** How far drafting for all agencies is. */
export interface Drafting {
  /** Agencies that are done, of all. */
  done: number
  total: number
  /** How many drafts were made. */
  made: number
  /** The agency to continue after; null at the start and at the end. */
  next: string | null
}

/**
 * Drafts for all agencies, a few with each call, until they're done or the signal stops it. Throws what a call
 * throws; the last report then says where to continue.
 */
export async function draftAll(
  send: (after: string | null) => Promise<Step>,
  from: Drafting,
  report: (drafting: Drafting) => void,
  signal: AbortSignal,
): Promise<void> {
  let { made, next: after } = from
  do {
    const { data, done, total, next } = await send(after)
    made += data.length
    after = next
    report({ done, total, made, next })
  } while (after !== null && !signal.aborted)
}
