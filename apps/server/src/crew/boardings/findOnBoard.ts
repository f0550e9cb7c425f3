import { stateOfEntry } from '@tourdesk/domain/crew/stateOfEntry'
import { askTogether } from '../../kernel/question.ts'
import type { BatchNeeds } from '../../orders/batches/batchScene.ts'
import { tapsOf } from './tapsOf.ts'

/** The entries of which someone got on, as reported from the road. */
export const findOnBoard: BatchNeeds['findOnBoard'] = async ({ db }, entries) => {
  const { parts, taps } = await askTogether(db, tapsOf(entries.map(({ _id }) => _id)))
  const tapsOfEntry = Map.groupBy(taps, ({ entry }) => entry)
  const partsOfEntry = Map.groupBy(parts, ({ entry }) => entry)
  const onBoard = entries.filter(({ _id, headCount }) => {
    const own = tapsOfEntry.get(_id)
    return own && stateOfEntry(headCount, partsOfEntry.get(_id) ?? [], own).boarded > 0
  })
  return new Set(onBoard.map(({ _id }) => _id))
}
