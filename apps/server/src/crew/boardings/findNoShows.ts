import { stateOfEntry } from '@tourdesk/domain/crew/stateOfEntry'
import { askTogether } from '../../kernel/question.ts'
import type { FindNoShows } from '../../orders/exports/noShows.ts'
import { tapsOf } from './tapsOf.ts'

/** The no-shows of entries, as reported from the road. */
export const findNoShows: FindNoShows = async ({ db }, entries) => {
  const { parts, taps } = await askTogether(db, tapsOf(entries.map(({ _id }) => _id)))
  const tapsOfEntry = Map.groupBy(taps, ({ entry }) => entry)
  const partsOfEntry = Map.groupBy(parts, ({ entry }) => entry)
  const counts = entries.map(({ _id, headCount }) => {
    const own = tapsOfEntry.get(_id)
    const noShow = own ? stateOfEntry(headCount, partsOfEntry.get(_id) ?? [], own).noShow : 0
    return [_id, noShow] as const
  })
  return new Map(counts.filter(([, noShow]) => noShow > 0))
}
