import type { Boarding, BoardingParty } from '@tourdesk/contract/crew/boardings'
import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { stateOf } from '@tourdesk/domain/crew/stateOf'
import { noShowFrom } from '@tourdesk/domain/crew/window'
import { assignmentOf, firstPickup } from '../../dispatch/replies/assignmentOf.ts'
import { presentReplies } from '../../dispatch/replies/presentReplies.ts'
import type { StoredUnit } from '../../dispatch/units.ts'
import { placeIn } from '../../entries/placeColumns.ts'
import type { StoredEvent } from '../events/boardingEvents.ts'
import { presentEvent } from '../events/presentEvent.ts'
import type { PartyRow } from './partiesOn.ts'

interface OnTheRoad {
  unit: StoredUnit
  parties: PartyRow[]
  /** Oldest first. */
  events: StoredEvent[]
}

interface Clock {
  now: Date
  waitMinutes: number
  replyDeadline: string
}

/** A unit with the state of its parties, computed from its events. */
export function presentBoarding({ unit, parties, events }: OnTheRoad, clock: Clock): Boarding {
  const shown = events.map(presentEvent)
  const byParty = Map.groupBy(shown, ({ selectedTour }) => selectedTour ?? '')
  const present = parties.map((party) => presentParty(party, byParty.get(party.id) ?? [], unit, clock))
  const here = new Set(parties.map(({ id }) => id))
  const time = firstPickup(unit.entries)
  return {
    _id: unit.id,
    tour: { _id: unit.tour_id, name: unit.tour },
    date: unit.tour_date,
    endDate: unit.end_date,
    vehicle: unit.plate_id ?? unit.supplier,
    driver: unit.crew.find((member) => member.is_driver)?.name ?? null,
    guides: unit.crew.filter((member) => member.is_guide).map(({ name }) => name),
    time,
    ...sumOf(present),
    last: shown.at(-1) ?? null,
    parties: present,
    otherEvents: shown.filter(({ selectedTour }) => selectedTour === null || !here.has(selectedTour)),
    replies: presentReplies(unit.crew, assignmentOf(unit, time), clock),
  }
}

function presentParty(
  party: PartyRow,
  events: BoardingEvent[],
  { tour_date }: StoredUnit,
  { waitMinutes }: Clock,
): BoardingParty {
  return {
    selectedTour: party.id,
    orderId: party.order_id,
    orderNumber: party.order_number,
    customer: party.customer,
    mobilePhone: party.mobile_phone,
    time: party.pickup_time,
    place: placeIn('pickup', party),
    noShowFrom: noShowFrom(tour_date, party.pickup_time, waitMinutes)?.toISOString() ?? null,
    people: party.people,
    ...stateOf(party.people, events),
    events,
  }
}

const counts = ['people', 'boarded', 'noShow', 'waiting', 'droppedOff'] as const
type Counts = Pick<Boarding, (typeof counts)[number]>

function sumOf(parties: readonly Counts[]): Counts {
  const sum = { people: 0, boarded: 0, noShow: 0, waiting: 0, droppedOff: 0 }
  for (const party of parties) for (const name of counts) sum[name] += party[name]
  return sum
}
