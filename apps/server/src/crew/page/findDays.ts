import type { CrewDays, CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { listedOn } from '@tourdesk/domain/crew/window'
import type { CrewCall } from '../../kernel/call.ts'
import { ownUnits } from './ownUnits.ts'
import { presentClosedUnit, presentCrewUnit } from './presentCrewUnit.ts'

/** A crew member's days: today even without work, then the next ones with work, and yesterday last. */
export async function findDays(call: CrewCall): Promise<CrewDays> {
  const { today, units, closed } = await ownUnits(call)
  const shown = [
    ...units.map((unit) => presentCrewUnit(unit, call.actor.operatorId)),
    ...closed.map(presentClosedUnit),
  ]
  const byDay = Map.groupBy(shown, (unit) => listedOn(unit, today))
  const days = [...new Set([today, ...byDay.keys()])].toSorted()
  const inOrder = [...days.filter((day) => day >= today), ...days.filter((day) => day < today)]
  return {
    now: call.now.toISOString(),
    today,
    data: inOrder.map((date) => ({ date, units: (byDay.get(date) ?? []).toSorted(byTime) })),
  }
}

function byTime(a: CrewUnit, b: CrewUnit): number {
  const [here, there] = [keyOf(a), keyOf(b)]
  return here < there ? -1 : Number(here > there)
}

function keyOf({ isClosed, time, tour, _id }: CrewUnit): string {
  return `${isClosed ? 1 : 0} ${time ?? '99:99'} ${tour.name} ${_id}`
}
