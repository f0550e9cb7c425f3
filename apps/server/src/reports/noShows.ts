import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { undoneIn } from '@tourdesk/domain/crew/stateOf'
import { stateOfEntry } from '@tourdesk/domain/crew/stateOfEntry'
import { tapsOf } from '../crew/boardings/tapsOf.ts'
import { isBooked } from '../entries/booked.ts'
import { askTogether } from '../kernel/question.ts'
import type { CountReport, GroupKey, Reading } from './counted.ts'
import { entriesOfReport, keyOfEntry } from './entriesOfReport.ts'
import { partOf } from './groupedRows.ts'
import { groupOf } from './groupOf.ts'

/** Entries read at a time. */
const batch = 5000

interface Party {
  key: GroupKey
  units: string[]
  noShow: number
  boarded: number
  tapped: string[]
}

/**
 * The people who didn't come, by what was tapped on the road. Vehicles on which nobody was tapped are counted
 * apart; a vehicle with several groups is in each of them.
 */
export const countNoShows: CountReport = async (call, asked, span) => {
  const entries = await entriesOfReport(call, asked, span)
    .where(isBooked())
    .select(['order_entries.id', 'order_entries.head_count', keyOfEntry(asked, span).as('key')])
    .execute()
  const parties: Party[] = []
  for (let start = 0; start < entries.length; start += batch)
    parties.push(...(await partiesOf(call, entries.slice(start, start + batch))))
  const tapped = new Set(parties.flatMap((party) => party.tapped))
  const counted = groupOf(parties, span, (own) => valuesOf(own, tapped))
  const units = new Set(parties.flatMap((party) => party.units))
  const count = [...units].filter((unit) => !tapped.has(unit)).length
  return { ...counted, notes: [{ name: 'unitsNotRecorded', count, money: [] }] }
}

async function partiesOf(
  { db }: Pick<Reading, 'db'>,
  entries: readonly { id: string; head_count: number; key: GroupKey }[],
): Promise<Party[]> {
  const { parts, taps } = await askTogether(db, tapsOf(entries.map(({ id }) => id)))
  const tapsOfEntry = Map.groupBy(taps, ({ entry }) => entry)
  const partsOfEntry = Map.groupBy(parts, ({ entry }) => entry)
  return entries.map(({ id, head_count, key }) => {
    const [ownTaps, ownParts] = [tapsOfEntry.get(id) ?? [], partsOfEntry.get(id) ?? []]
    const { noShow, boarded } = stateOfEntry(head_count, ownParts, ownTaps)
    const undone = undoneIn(ownTaps)
    return {
      key,
      noShow,
      boarded,
      units: ownParts.map(({ unit }) => unit),
      tapped: ownTaps.flatMap(({ _id, kind, unit }) => (kind === 'undo' || undone.has(_id) ? [] : [unit])),
    }
  })
}

function valuesOf(parties: Party[], tapped: ReadonlySet<string>): ReportValues {
  const noShows = parties.reduce((sum, { noShow }) => sum + noShow, 0)
  const boarded = parties.reduce((sum, party) => sum + party.boarded, 0)
  const units = new Set(parties.flatMap((party) => party.units))
  return {
    noShows,
    boarded,
    noShowShare: partOf(noShows, noShows + boarded),
    unitsRecorded: [...units].filter((unit) => tapped.has(unit)).length,
  }
}
