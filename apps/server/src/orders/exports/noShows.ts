import type { Call } from '../../kernel/call.ts'

/** How many people of entries didn't come, by entry; those without a no-show are left out. The crew's feature knows. */
export type FindNoShows = (
  call: Pick<Call, 'db'>,
  entries: readonly { _id: string; headCount: number }[],
) => Promise<ReadonlyMap<string, number>>
