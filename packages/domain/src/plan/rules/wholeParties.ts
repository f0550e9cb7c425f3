import { rangesMeet } from '../../calendar.ts'
import type { PlanCar, PlanParty, PlanPerson, PresentUnit } from '../planDay.ts'
import type { Proposal } from '../proposal.ts'
import type { Breach } from './breach.ts'
import { covers, isUntouchable, keepOf, partIn, partOn, type Scene } from './scene.ts'

/** Everyone is on a unit or open, once. */
export function countBreaches({ day, units }: Scene, { open }: Proposal): Breach[] {
  const counted = new Map<string, number>()
  for (const { party, people } of [...units.flatMap(({ parts }) => parts), ...open]) {
    const isCount = Number.isInteger(people) && people > 0
    counted.set(party, (counted.get(party) ?? 0) + (isCount ? people : Number.NaN))
  }
  const known = day.parties.filter((party) => counted.get(party._id) !== party.people)
  const unknown = [...counted.keys()].filter((party) => day.parties.every(({ _id }) => _id !== party))
  const twiceOpen = open.filter(({ party }, index) => open.findIndex((one) => one.party === party) !== index)
  return [...known.map(({ _id }) => _id), ...unknown, ...twiceOpen.map(({ party }) => party)].map(
    (subject) => ({ code: 'wrong_count', subject }),
  )
}

/** A party is in one piece, unless it's too large, may be split or was split by people before. */
export function splitBreaches(scene: Scene): Breach[] {
  const { day, options, units } = scene
  if (options.maySplit) return []
  return day.parties.flatMap((party) => {
    const pieces = units.map((unit) => partOn(unit, party._id)).filter((people) => people > 0)
    const isWhole = pieces.length === 0 || (pieces.length === 1 && pieces[0]! >= party.people)
    if (isWhole || party.people > roomFor(party, scene) || wasSplit(party, scene)) return []
    return [{ code: 'needless_split', subject: party._id } satisfies Breach]
  })
}

function wasSplit(party: PlanParty, { day, options }: Scene): boolean {
  const fixed = day.units.filter(
    (unit) => options.mode === 'repair' || options.keep === 'all' || isUntouchable(unit, day, options),
  )
  return fixed.some((unit) => partIn(unit, party._id) > 0 && partIn(unit, party._id) < party.people)
}

/** The largest vehicle that the party could get, if nobody else needed it. */
function roomFor(party: PlanParty, { day, options }: Scene): number {
  if (party.tourOption === 'guide only') return Number.POSITIVE_INFINITY
  const days = { start: day.date, end: party.endDate }
  const fixed = day.units.filter((unit) => keepOf(options) !== 'nothing' || isUntouchable(unit, day, options))
  const isOpen = ({ _id, busy }: PlanCar | PlanPerson) =>
    busy.every((range) => !rangesMeet(range, days)) &&
    fixed.every(({ car, driver, guide }) => car !== _id && driver !== _id && !guide.includes(_id))
  const drivers = day.people.filter(isOpen)
  const ownSeats = day.cars
    .filter((car) => isOpen(car) && drivers.some((person) => covers(person, car)))
    .map(({ seats }) => seats)
  const supplied = options.useSuppliers ? day.suppliers.flatMap(({ sizes }) => sizes) : []
  const joined = fixed
    .filter(({ tour }) => tour === party.tour)
    .map((unit) => roomOn(unit, party, { day, options }))
  return Math.max(0, ...ownSeats, ...supplied, ...joined)
}

function roomOn(unit: PresentUnit, party: PlanParty, { day, options }: Omit<Scene, 'units'>): number {
  const seats = unit.externalCar?.seats ?? day.cars.find(({ _id }) => _id === unit.car)?.seats ?? 0
  if (keepOf(options) !== 'all' && !isUntouchable(unit, day, options)) return seats
  const others = unit.parts.filter((part) => part.party !== party._id)
  const hasPrivate = others.some((part) =>
    day.parties.some(({ _id, isPrivate }) => isPrivate && _id === part.party),
  )
  if (hasPrivate || (party.isPrivate && others.length > 0)) return 0
  return seats - others.reduce((sum, { people }) => sum + people, 0)
}
