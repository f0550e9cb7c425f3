import type { Boarding } from '@tourdesk/contract/crew/boardings'
import type { Day } from '@tourdesk/domain/calendar'
import { unitsOn } from '../../dispatch/units.ts'
import type { Call } from '../../kernel/call.ts'
import { askTogether } from '../../kernel/question.ts'
import { settingsOf } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'
import { boardingEventsOf } from '../events/boardingEvents.ts'
import { partiesOn } from './partiesOn.ts'
import { presentBoarding } from './presentBoarding.ts'

/** A day's units by first pickup, with the state of each party. */
export async function findBoardings({ db, scope, now }: Call, date: Day): Promise<Boarding[]> {
  const { units, settings } = await askTogether(db, {
    units: unitsOn({ startDate: date, endDate: date }),
    settings: settingsOf(crewSection),
  })
  const ids = units.map(({ id }) => id)
  const { parties, events } = await askTogether(db, {
    parties: partiesOn(scope, { units: ids }),
    events: boardingEventsOf({ units: ids }),
  })
  const partiesOf = Map.groupBy(parties, ({ unit_id }) => unit_id)
  const eventsOf = Map.groupBy(events, ({ unit_id }) => unit_id)
  const boardings = units.map((unit) =>
    presentBoarding(
      { unit, parties: partiesOf.get(unit.id) ?? [], events: eventsOf.get(unit.id) ?? [] },
      { now, ...settings },
    ),
  )
  return boardings.toSorted(byTime)
}

function byTime(a: Boarding, b: Boarding): number {
  const [here, there] = [keyOf(a), keyOf(b)]
  return here < there ? -1 : Number(here > there)
}

function keyOf({ time, tour, _id }: Boarding): string {
  return `${time ?? '99:99'} ${tour.name} ${_id}`
}
