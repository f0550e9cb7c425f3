import { Problem } from '@tourdesk/contract/kernel/problem'
import { isLocked } from '@tourdesk/domain/entries/entry'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'

/**
 * The chosen tours of an order; null for the whole order, if no other tour of it is open. Throws `not_found`
 * (404) if none of them is on the order any more.
 */
export function toursToCancel(
  entries: readonly { id: string; status: EntryStatus }[],
  chosen: readonly string[],
): string[] | null {
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  if (!entries.some(isChosen)) throw new Problem('not_found')
  const open = entries.filter((entry) => !isLocked(entry))
  return open.length > 0 && open.every(isChosen) ? null : entries.filter(isChosen).map(({ id }) => id)
}
