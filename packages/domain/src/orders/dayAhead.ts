import type { Day } from '../calendar.ts'
import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'

/** The latest day of the tours before this one in the list, without canceled ones; null if none has a day. */
export function dayAhead(entries: readonly Pick<EntryDraft, 'date' | 'status'>[], index: number): Day | null {
  const days = entries.slice(0, index).flatMap((entry) => (isLocked(entry) ? [] : (entry.date ?? [])))
  return days.sort().at(-1) ?? null
}
