import type { Call } from '../../kernel/call.ts'

/**
 * How many people of each entry didn't come; leaves out entries without a no-show. The crew feature provides
 * it.
 */
export type FindNoShows = (
  call: Pick<Call, 'db'>,
  entries: readonly { _id: string; headCount: number }[],
) => Promise<ReadonlyMap<string, number>>
