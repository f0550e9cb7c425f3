import type { CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { hidesGuests, noShowFrom } from '@tourdesk/domain/crew/window'
import { withoutGuests } from '@tourdesk/domain/crew/withoutGuests'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'
import { presentSheet } from '../../dispatch/manifest/presentSheet.ts'
import { readDay } from '../../dispatch/manifest/readDay.ts'
import { ridersOn, type StoredRider } from '../../dispatch/riders.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { ask, askTogether } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { phoneIn } from '../../messages/phone.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import { boardingEventsOf } from '../events/boardingEvents.ts'
import { presentEvent } from '../events/presentEvent.ts'
import { ownUnits } from './ownUnits.ts'
import { presentClosedUnit, presentCrewUnit } from './presentCrewUnit.ts'

/**
 * The live sheet of a unit for someone on it; closed for someone who left it during the tour. Throws
 * `not_found` (404) for any other unit.
 */
export async function findUnit(call: CrewCall, id: string): Promise<CrewUnitSheet> {
  const { db, actor, now } = call
  const { units, closed } = await ownUnits(call)
  const own = units.find((unit) => unit.id === id)
  const left = closed.find(({ unit_id }) => unit_id === id)
  if (!own && !left) throw new Problem('not_found')
  const { waitMinutes } = await ask(db, settingsOf(crewSection))
  const nothing = { sheet: null, parties: [], events: [], guestsHidden: false }
  if (!own) return { now: now.toISOString(), unit: presentClosedUnit(left!), waitMinutes, ...nothing }
  const unit = presentCrewUnit(own, actor.operatorId)
  const guestsHidden = hidesGuests(own.end_date, now)
  const { riders, events } = await askTogether(db, {
    riders: ridersOn(id),
    events: boardingEventsOf({ units: [id] }),
  })
  const sheet = await sheetFor(call, own, unit.isGuide ? 'guide' : 'driver')
  return {
    now: now.toISOString(),
    unit: guestsHidden ? { ...unit, place: null } : unit,
    sheet: presentSheet(guestsHidden ? withoutGuests(sheet) : sheet),
    parties: riders.map((rider) => toParty(rider, { date: own.tour_date, waitMinutes, guestsHidden })),
    events: events
      .map(presentEvent)
      .map((event) => (guestsHidden && event.text !== null ? { ...event, text: '' } : event)),
    waitMinutes,
    guestsHidden,
  }
}

/**
 * The unit is the person's own. But splits and what's to collect depend on the other vehicles of the same
 * orders, so the whole departure is read.
 */
async function sheetFor(
  { db, now }: CrewCall,
  unit: { id: string; tour_date: string; tour_id: string },
  kind: 'driver' | 'guide',
): Promise<Sheet> {
  const day = await readDay({ db, scope: everyOrder, now }, { date: unit.tour_date, tour: unit.tour_id })
  const found = day.units.find(({ row }) => row.id === unit.id)
  if (!found) throw new Problem('not_found')
  return found.sheetFor(kind)
}

function toParty(
  { entry, time, place, row }: StoredRider,
  { date, waitMinutes, guestsHidden }: { date: string; waitMinutes: number; guestsHidden: boolean },
): CrewUnitSheet['parties'][number] {
  const isPlaced = place && place.lat !== null && place.lng !== null
  return {
    entry,
    whatsapp: guestsHidden ? null : (phoneIn(row.mobile_phone)?.replace(/\D/g, '') ?? null),
    position: isPlaced && !guestsHidden ? { lat: place.lat!, lng: place.lng! } : null,
    noShowFrom: noShowFrom(date, time, waitMinutes)?.toISOString() ?? null,
  }
}
