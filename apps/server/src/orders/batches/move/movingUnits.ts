import type { Part } from '@tourdesk/domain/dispatch/parts'
import { settleUnits } from '../../../dispatch/settleUnits.ts'
import { type StoredUnit, unitsOfIds } from '../../../dispatch/units.ts'
import { writeParts } from '../../../dispatch/writeParts.ts'
import { planTimes } from '../../../entries/planTimes.ts'
import type { Tx } from '../../../kernel/database.ts'
import { ask } from '../../../kernel/question.ts'

/** Vehicle units that come along with the orders of a departure, by when their seats count on the other one. */
interface ComingUnits {
  /** Their seats count from the start, since their people need them. */
  shared: string[]
  /** They carry a private group, so their seats never count. */
  private: string[]
}

/** Those of the locked units that carry only people who move; others stay for the people who do. */
export async function comingUnits(
  tx: Tx,
  units: readonly string[],
  moving: ReadonlySet<string>,
): Promise<ComingUnits> {
  const stored = await ask(tx, unitsOfIds([...units]))
  const coming = stored.filter(({ entries }) => entries.every(({ id }) => moving.has(id)))
  const idsOf = (wanted: boolean) =>
    coming.filter((unit) => carriesPrivate(unit) === wanted).map(({ id }) => id)
  return { shared: idsOf(false), private: idsOf(true) }
}

function carriesPrivate({ entries }: StoredUnit): boolean {
  return entries.some(({ group_type }) => group_type === 'private_group')
}

/** An entry that rides on with the units that came along. */
interface Rider {
  id: string
  planned_time: string | null
  parts: readonly Part[]
  splitChanged: boolean
}

/** Puts people back on the units that came along, at the times that were planned for them. */
export async function rideOn(
  tx: Tx,
  riders: readonly Rider[],
  { units, departure, now }: { units: readonly string[]; departure: string; now: Date },
): Promise<void> {
  const seated = riders.flatMap(({ id, planned_time: planned, parts, splitChanged }) => {
    const own = parts.filter(({ _id }) => units.includes(_id))
    return own.length > 0 ? [{ entry: id, planned, parts: own, splitChanged }] : []
  })
  await writeParts(
    tx,
    seated.map(({ entry, parts, splitChanged }) => ({ entry, departure, parts, splitChanged })),
    now,
  )
  await planTimes(
    tx,
    seated.map(({ entry, planned }) => ({ entry, planned })),
  )
  await settleUnits(tx, units, now)
}
