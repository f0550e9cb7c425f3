import type { NumberedProposal, StopsProposal, UnitDrives } from '@tourdesk/contract/dispatch/stops'
import type { Day } from '@tourdesk/domain/calendar'
import { drivesIn } from '@tourdesk/domain/dispatch/stops/drives'
import { proposeTogether, type TimesProposal } from '@tourdesk/domain/dispatch/stops/proposeTimes'
import type { Stop } from '@tourdesk/domain/dispatch/stops/stop'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import type { Maps } from '../../outside/maps/maps.ts'
import type { StoredRider } from '../riders.ts'
import { unitsOn } from '../units.ts'
import { drivesOf, firstSight } from './findDrives.ts'
import { presentStop, toldOn } from './presentStop.ts'
import { type StoredStops, storedStops, storedStopsOf } from './storedStops.ts'
import type { FindToldTimes } from './toldTimes.ts'

/** What proposals need from outside of planning. */
interface Sources {
  maps: Maps
  findTold: FindToldTimes
}

/** Proposed times for the stops of a unit; saves nothing. Throws `not_found` (404). */
export async function proposeStops(call: Call, sources: Sources, id: string): Promise<StopsProposal> {
  const [proposal] = await proposalsFor(call, sources, [await storedStops(call.db, id)])
  return proposal!
}

/** The same for all units of a departure that have stops, by their number on the board. */
export async function proposeDeparture(
  call: Call,
  sources: Sources,
  { tour, date }: { tour: string; date: Day },
): Promise<NumberedProposal[]> {
  const out = await ask(call.db, unitsOn({ startDate: date, endDate: date }, tour))
  const ids = out.filter(({ tour_date }) => tour_date === date).map(({ id }) => id)
  const stored = await storedStopsOf(call.db, ids)
  const proposals = await proposalsFor(
    call,
    sources,
    stored.filter(({ stops }) => stops.length > 0),
  )
  return proposals.map((proposal) => ({ ...proposal, number: ids.indexOf(proposal._id) + 1 }))
}

/** Proposals for units of one departure. */
async function proposalsFor({ db }: Call, { maps, findTold }: Sources, units: readonly StoredStops[]) {
  const [first] = units
  if (!first) return []
  const sight = await firstSight(db, first.unit.tour_id)
  const drives: UnitDrives[] = []
  // One by one, so that a departure with many vehicles doesn't flood the driving service.
  for (const unit of units) drives.push(await drivesOf(maps, unit, sight))
  const told = await toldOn(db, units, findTold)
  const proposals = proposeTogether(
    units.map(({ stops }, index) => ({ stops: stops.map(withListed), drives: drivesIn(drives[index]!) })),
  )
  return units.map((unit, index) => present(unit, drives[index]!, proposals[index]!, told))
}

function withListed(stop: Stop<StoredRider>) {
  return { ...stop, parties: stop.parties.map((party) => ({ ...party, listed: party.row.listed_time })) }
}

function present(
  { unit, stops }: StoredStops,
  { source }: UnitDrives,
  proposal: TimesProposal,
  told: ReadonlyMap<string, string>,
): StopsProposal {
  const byKey = new Map(stops.map((stop) => [stop.key, stop]))
  return {
    _id: unit.id,
    vehicle: unit.plate_id ?? unit.supplier,
    people: stops.reduce((sum, { people }) => sum + people, 0),
    source,
    stops: proposal.stops.flatMap(({ key, proposed }) => {
      const stop = byKey.get(key)
      return stop ? [{ ...presentStop(stop, told), proposedTime: proposed }] : []
    }),
    notes: proposal.notes,
    updatedAt: unit.updated_at.toISOString(),
  }
}
