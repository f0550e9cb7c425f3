import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Rider, Stop } from '@tourdesk/domain/dispatch/stops/stop'
import { stopsOf } from '@tourdesk/domain/dispatch/stops/stopsOf'
import type { FeedUnit, Leaving } from '../../dispatch/feed/feedQuestions.ts'
import { assignmentOf } from '../../dispatch/replies/assignmentOf.ts'
import { presentReply } from '../../dispatch/replies/presentReplies.ts'
import { keptPlaceIn } from '../../entries/placeColumns.ts'

/** A unit as listed for someone who is on it. */
export function presentCrewUnit(unit: FeedUnit, operatorId: string): CrewUnit {
  const member = unit.crew.find(({ id }) => id === operatorId)
  const stops = stopsOf(
    unit.riders.map(toRider),
    unit.stops.map(({ key }) => key),
  )
  const time = stops.find((stop) => stop.time !== null)?.time ?? null
  const assignment = assignmentOf(unit, time)
  return {
    _id: unit.id,
    tour: { name: unit.tour, number: unit.tour_number },
    date: unit.tour_date,
    endDate: unit.end_date,
    vehicle: unit.plate_id ?? unit.supplier,
    time,
    place: placeOf(stops),
    people: unit.riders.reduce((sum, { head_count }) => sum + head_count, 0),
    isDriver: member?.is_driver ?? false,
    isGuide: member?.is_guide ?? false,
    mates: unit.crew
      .filter(({ id }) => id !== operatorId)
      .map(({ name, phone, is_driver, is_guide }) => ({
        name,
        phone,
        isDriver: is_driver,
        isGuide: is_guide,
      })),
    assignment,
    reply: presentReply(member?.reply ?? null, assignment),
    isClosed: false,
  }
}

/** A unit as listed for someone who left it during the tour: that there was a tour, and nothing else. */
export function presentClosedUnit(left: Leaving): CrewUnit {
  const assignment = {
    date: left.tour_date,
    tour: { _id: left.tour_id, name: left.tour },
    time: null,
    vehicle: null,
  }
  return {
    _id: left.unit_id,
    tour: { name: left.tour, number: left.tour_number },
    date: left.tour_date,
    endDate: left.end_date,
    vehicle: null,
    time: null,
    place: null,
    people: 0,
    isDriver: false,
    isGuide: false,
    mates: [],
    assignment,
    reply: presentReply(null, assignment),
    isClosed: true,
  }
}

function placeOf([first]: Stop[]): CrewUnit['place'] {
  if (!first?.place) return null
  const { city, name, address } = first.place
  return { city, name, address }
}

function toRider(row: FeedUnit['riders'][number]): Rider {
  return {
    entry: row.id,
    people: row.head_count,
    time: row.pickup_time,
    place: keptPlaceIn('pickup', row),
  }
}
