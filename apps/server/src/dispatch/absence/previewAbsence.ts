import { type AbsencePreview, type TouchedUnit, unitsOfAbsence } from '@tourdesk/contract/dispatch/absences'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { suggestedOf } from '@tourdesk/domain/dispatch/absence'
import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import { checkRange } from '@tourdesk/domain/fleet/checkRange'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { nameOfOwner } from '../../fleet/rangeOwner.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import { firstPickup } from '../replies/assignmentOf.ts'
import { participantsOf } from '../riders.ts'
import { unitsOfIds } from '../units.ts'
import { readTouched, type Touched } from './readTouched.ts'
import { touchedUnits } from './touchedUnits.ts'

interface Asked {
  objType: RangeOwner
  itemId: string
  startDate: Day
  endDate?: Day | undefined
}

/**
 * The vehicle units that an absence touches, and who could take over on each. Throws `not_found` (404), and
 * `end_before_start` (400).
 */
export async function previewAbsence({ db, now }: Call, asked: Asked): Promise<AbsencePreview> {
  const { objType, startDate, endDate } = acceptFields(
    checkRange({ ...asked, endDate: asked.endDate ?? null, status: 'unavailable' }),
  )
  const owner = { objType, id: asked.itemId }
  const name = await nameOfOwner(db, owner)
  if (name === null) throw new Problem('not_found')
  const ids = await ask(db, touchedUnits(owner, { start: startDate, end: endDate }, dayIn(now)))
  const units = await ask(db, unitsOfIds(ids.slice(0, unitsOfAbsence)))
  const touched = await readTouched(db, owner.id, { units, today: dayIn(now) })
  return { name, units: touched.map(present), more: Math.max(ids.length - unitsOfAbsence, 0) }
}

function present({ unit, role, number, ownCar, offers }: Touched): TouchedUnit {
  const needs = unit.entries.map(({ language, tour_option }) => ({ language, tourOption: tour_option }))
  const candidates = offers.map(({ shown }) => shown)
  return {
    _id: unit.id,
    tour: { _id: unit.tour_id, name: unit.tour },
    number,
    date: unit.tour_date,
    endDate: unit.end_date,
    time: firstPickup(unit.entries),
    people: participantsOf(unit),
    languages: languagesAsked(needs),
    vehicle: unit.plate_id ?? unit.supplier,
    role,
    ownCar: ownCar?.plateId ?? null,
    updatedAt: unit.updated_at.toISOString(),
    candidates,
    suggested: suggestedOf(candidates),
  }
}
