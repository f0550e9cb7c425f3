import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { UnitFacts } from '@tourdesk/domain/dispatch/checkUnit'
import { isSame } from '@tourdesk/domain/dispatch/parts'
import { takesPlace } from '@tourdesk/domain/entries/takesPlace'
import type { UndoData } from '../../activity/keepUndo.ts'
import { crewOf, peopleOf } from '../../dispatch/crew.ts'
import { replyAgain } from '../../dispatch/replies/replyAgain.ts'
import { announce } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { type DayBefore, seatedAs } from './dayBefore.ts'
import { type LockedDay, lockDay } from './lockDay.ts'
import { namingPlan } from './namingPlan.ts'
import { writeDay } from './writeDay.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    appliedPlan: {
      plan: string
      date: string
      request: PlanRequest
      /** Who had applied a part of the plan before. */
      applied: { by: string | null; at: string | null }
      before: DayBefore
    }
  }
}

/**
 * Brings everything back that a plan changed: units with their ids, vehicles, crews, replies and stops, and who rides
 * where. Throws `undo_changed` (409) if one of its units or entries has been touched since, or the refusal (409) if a car
 * or a person is elsewhere now.
 */
export async function undoPlan(tx: Tx, call: Call, data: UndoData['appliedPlan']): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  const { plan: id, date, request, applied, before } = data
  const { target } = before
  await tx.selectFrom('day_plans').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const made = target.made.map(({ crew }) => ({ unit: null, crew, at: '' }))
  const locked = await lockDay(tx, call, {
    date,
    tours: before.tours,
    units: before.units.map((unit) => unit.id),
    dissolved: target.dissolved,
    entries: before.entries.map((entry) => entry.id),
    crews: [...made, ...target.crews.map((each) => ({ ...each, at: '' }))],
  })
  if (locked.unknown.length > 0 || isTouched(before, locked)) throw new Problem('undo_changed')
  const { events } = await writeDay(tx, call, locked, target, asBefore(before.away))
  await replyAgainAll(tx, call, before, locked)
  await announce(tx, call, ...namingPlan('day.planUndone', { id, date, request }, events))
  await tx
    .updateTable('day_plans')
    .set({ applied_by: applied.by, applied_at: applied.at === null ? null : new Date(applied.at) })
    .where('id', '=', id)
    .execute()
  return 0
}

function isTouched(before: DayBefore, { units, entries }: LockedDay): boolean {
  const isUnitSame = (kept: DayBefore['units'][number]) =>
    units.some(({ id, version }) => id === kept.id && version === kept.version)
  const isEntrySame = (kept: DayBefore['entries'][number]) => {
    const row = entries.find(({ id }) => id === kept.id)
    if (!row || !takesPlace({ status: row.status, orderStatus: row.order_status })) return false
    const { departure, endDate, participants, seatedAt } = seatedAs(row)
    return (
      departure === kept.departure &&
      endDate === kept.endDate &&
      seatedAt === kept.seatedAt &&
      isSame(participants, kept.participants)
    )
  }
  return !before.units.every(isUnitSame) || !before.entries.every(isEntrySame)
}

/** Who was on a unit though unavailable goes back there. */
function asBefore(away: readonly string[]): (facts: UnitFacts) => UnitFacts {
  return ({ carStatus, operatorStatus }) => {
    const known = (statusOf: UnitFacts['carStatus']) => (id: string) => {
      const status = statusOf(id)
      return status === 'unavailable' && away.includes(id) ? 'free' : status
    }
    return { carStatus: known(carStatus), operatorStatus: known(operatorStatus) }
  }
}

/** Those who come back to a unit have replied what they had. */
async function replyAgainAll(
  tx: Tx,
  call: Call,
  { target, replies }: DayBefore,
  { units }: LockedDay,
): Promise<void> {
  for (const { unit: id, crew } of target.crews) {
    const unit = units.find((each) => each.id === id)
    const left = unit ? peopleOf(crewOf(unit)) : []
    for (const { unit: on, operator, reply } of replies)
      if (on === id && peopleOf(crew).includes(operator) && !left.includes(operator))
        await replyAgain(tx, call, id, operator, reply)
  }
}
