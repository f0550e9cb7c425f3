import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { addDays } from '@tourdesk/domain/calendar'
import { checkReplacement, staysOf } from '@tourdesk/domain/dispatch/absence'
import { checkUnit, type UnitFacts } from '@tourdesk/domain/dispatch/checkUnit'
import { movedPeople } from '@tourdesk/domain/dispatch/movePeople'
import { isSameCrew } from '@tourdesk/domain/plan/changes/changesOf'
import { aboutUnit } from '../../dispatch/aboutUnit.ts'
import { gotOff, gotOn } from '../../dispatch/boardingEvents.ts'
import { boardingOf } from '../../dispatch/boardingOf.ts'
import { assignCrew } from '../../dispatch/changeUnit.ts'
import { type Crew, crewOf, nobody } from '../../dispatch/crew.ts'
import { dissolveUnit } from '../../dispatch/dissolveUnit.ts'
import type { BoardingEntry } from '../../dispatch/lockEntry.ts'
import { makeUnit } from '../../dispatch/makeUnit.ts'
import { saveCrew } from '../../dispatch/saveCrew.ts'
import { settleUnits } from '../../dispatch/settleUnits.ts'
import { setOrder } from '../../dispatch/stops/writeStops.ts'
import { unitFacts } from '../../dispatch/unitFacts.ts'
import { type StoredUnit, unitsOfIds } from '../../dispatch/units.ts'
import { type Seating, writeParts } from '../../dispatch/writeParts.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import type { DayTarget, MadeUnit } from './dayTarget.ts'
import type { LockedDay } from './lockDay.ts'

/** What was written. */
export interface WrittenDay {
  /** One for each unit and each move of people, as planning by hand announces them. */
  events: DomainEvent[]
  /** All units that were made or changed, as they are now. */
  units: StoredUnit[]
}

/**
 * Brings the locked part of a day to its target; applying a plan and undoing it both do. Throws the refusal (409) for a
 * car or a person who isn't free.
 * @param as how the rules see the state of cars and people
 */
export async function writeDay(
  tx: Tx,
  call: Call,
  locked: LockedDay,
  target: DayTarget,
  as: (facts: UnitFacts) => UnitFacts = (facts) => facts,
): Promise<WrittenDay> {
  const { now } = call
  const gone = new Set(target.dissolved)
  const stay = locked.units.filter(({ id }) => !gone.has(id))
  const crews = new Map(target.crews.map(({ unit, crew }) => [unit, crew]))
  const wanted = (unit: StoredUnit) => crews.get(unit.id) ?? crewOf(unit)
  const recrewed = stay.filter((unit) => !isSameCrew(crewOf(unit), wanted(unit)))
  const longer = stay.filter((unit) => !recrewed.includes(unit) && isLonger(unit, locked, target))
  const moved = new Set(movesOf(locked, target).flatMap(({ from, to }) => [from, to]))
  const touched = stay.filter(
    (unit) => moved.has(unit.id) || recrewed.includes(unit) || longer.includes(unit),
  )

  // A car or a person is on one unit a day, so all leave before the first one joins.
  for (const unit of [...recrewed, ...longer]) await saveCrew(tx, unit, nobody)
  const created: DomainEvent[] = []
  for (const unit of target.made) created.push(await make(tx, unit, now))
  await writeParts(tx, target.seatings, now)
  const deleted: DomainEvent[] = []
  for (const unit of locked.units.filter(({ id }) => gone.has(id)))
    deleted.push(await dissolveUnit(tx, unit, now))
  const ids = [...touched.map(({ id }) => id), ...target.made.map(({ place }) => place.id)]
  await settleUnits(tx, ids, now)
  for (const { place, stops } of target.made) await setOrder(tx, place.id, stops)

  // Now units have the days of their new people.
  const settled = await ask(tx, unitsOfIds(ids))
  const find = (id: string) => settled.find((unit) => unit.id === id)!
  const assigned: DomainEvent[] = []
  for (const unit of longer) await keepCrew(tx, unit, find(unit.id), as)
  for (const unit of recrewed)
    assigned.push(await changeCrew(tx, unit, find(unit.id), wanted(unit), { as, now }))
  for (const { place, crew } of target.made)
    if (!isSameCrew(nobody, crew))
      assigned.push(await changeCrew(tx, find(place.id), find(place.id), crew, { as, now }))
  return {
    events: [...created, ...(await moveEvents(tx, call, locked, target, find)), ...assigned, ...deleted],
    units: await ask(tx, unitsOfIds(ids)),
  }
}

/** True if someone gets on whose tour ends after the unit's last day. */
function isLonger({ id, end_date }: StoredUnit, { entries }: LockedDay, { seatings }: DayTarget): boolean {
  return seatings.some(({ entry, parts }) => {
    const row = entries.find((each) => each.id === entry)
    return parts.some(({ _id }) => _id === id) && (row?.end_date ?? '') > end_date
  })
}

/** Checks that a unit's crew is also free on the days that it lasts longer now. */
async function keepCrew(
  tx: Tx,
  before: StoredUnit,
  unit: StoredUnit,
  as: (facts: UnitFacts) => UnitFacts,
): Promise<void> {
  await checkLaterDays(tx, before, unit, crewOf(before), as)
  await saveCrew(tx, unit, crewOf(before))
}

async function changeCrew(
  tx: Tx,
  before: StoredUnit,
  unit: StoredUnit,
  crew: Crew,
  { as, now }: { as: (facts: UnitFacts) => UnitFacts; now: Date },
): Promise<DomainEvent> {
  const facts = await unitFacts(tx, unit.id, { start: unit.tour_date, end: unit.end_date })
  const stays = staysOf(crewOf(before), crew)
  accept(checkReplacement(crewOf(before), stays, crew, as(facts)))
  await checkLaterDays(tx, before, unit, stays, as)
  return assignCrew(tx, { ...before, end_date: unit.end_date }, crew, now)
}

async function checkLaterDays(
  tx: Tx,
  before: StoredUnit,
  { id, end_date }: StoredUnit,
  crew: Crew,
  as: (facts: UnitFacts) => UnitFacts,
): Promise<void> {
  if (end_date <= before.end_date) return
  const facts = await unitFacts(tx, id, { start: addDays(before.end_date, 1), end: end_date })
  accept(checkUnit(nobody, crew, as(facts)))
}

async function make(tx: Tx, { place, version }: MadeUnit, now: Date): Promise<DomainEvent> {
  await makeUnit(tx, place, now, version)
  return {
    name: 'unit.created',
    ...(await aboutUnit(tx, place)),
    after: { tour: place.tour_id, date: place.tour_date },
  }
}

function movesOf({ entries }: LockedDay, { seatings }: DayTarget) {
  return seatings.flatMap(({ entry: id, parts }: Seating) => {
    const entry = entries.find((each) => each.id === id)
    if (!entry) return []
    const { participants, seats } = entry
    return movedPeople(participants, seats.tourCars, parts).map((move) => ({ ...move, entry }))
  })
}

/** People who only get off a unit that goes are in the order's log alone, as when a unit is deleted. */
async function moveEvents(
  tx: Tx,
  { scope }: Call,
  locked: LockedDay,
  target: DayTarget,
  find: (id: string) => StoredUnit,
): Promise<DomainEvent[]> {
  const events: DomainEvent[] = []
  for (const { entry, participants: people, from, to } of movesOf(locked, target)) {
    const left = locked.units.find(({ id }) => id === from)
    if (to !== null) events.push(...(await gotOn(tx, scope, { entry, people, unit: find(to), from })))
    else if (left && target.dissolved.includes(left.id))
      events.push(await leftVehicle(tx, scope, entry, left.id))
    else if (left) events.push(...(await gotOff(tx, scope, { entry, people, unit: left })))
  }
  return events
}

function leftVehicle(tx: Tx, scope: Call['scope'], entry: BoardingEntry, unit: string): Promise<DomainEvent> {
  return boardingOf(tx, scope, 'order.leftVehicle', entry, unit)
}
