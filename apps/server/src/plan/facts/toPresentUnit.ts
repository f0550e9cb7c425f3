import { replyNow } from '@tourdesk/domain/crew/reply'
import { supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { PlanParty, PresentUnit, Told } from '@tourdesk/domain/plan/planDay'
import { crewOf } from '../../dispatch/crew.ts'
import { assignmentOf, firstPickup } from '../../dispatch/replies/assignmentOf.ts'
import type { StoredUnit } from '../../dispatch/units.ts'
import type { StoredPlanDay } from './planQuestions.ts'

/** A vehicle unit as the plan sees it. */
export function toPresentUnit(
  unit: StoredUnit,
  parties: readonly PlanParty[],
  told: Pick<StoredPlanDay, 'sheets' | 'tapped'>,
): PresentUnit {
  const known = new Set(parties.map(({ _id }) => _id))
  return {
    _id: unit.id,
    tour: unit.tour_id,
    ...crewOf(unit),
    // A party that was canceled between two of the questions isn't planned.
    parts: unit.entries
      .filter(({ id }) => known.has(id))
      .map(({ id, head_count }) => ({ party: id, people: head_count })),
    told: toldOf(unit, told),
  }
}

function toldOf(unit: StoredUnit, { sheets, tapped }: Pick<StoredPlanDay, 'sheets' | 'tapped'>): Told[] {
  const assignment = assignmentOf(unit, firstPickup(unit.entries))
  const accepted = unit.crew.filter(({ reply }) => replyNow(reply, assignment).state === 'accepted')
  const isTold: Record<Told, boolean> = {
    sheet: sheets.some(({ unit_id }) => unit_id === unit.id),
    boarding: tapped.has(unit.id),
    supplier: unit.car_supplier_id !== null && supplierStateOf(unit.request_state) === 'confirmed',
    driver: accepted.some(({ is_driver }) => is_driver),
    guide: accepted.some(({ is_guide }) => is_guide),
  }
  return (Object.keys(isTold) as Told[]).filter((who) => isTold[who])
}
