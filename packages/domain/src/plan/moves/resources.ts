import type { Random } from '../model/random.ts'
import { none, type State } from '../model/state.ts'
import { setDriver, setGuide } from '../model/trial.ts'

/** What can be had on a day, in the order in which it's looked through. */
export interface Stock {
  /** Vehicles that can be proposed, the smallest first. */
  vehicles: number[]
  /** The first of them with at least as many seats, by seats. */
  firstFor: number[]
  /** People who may drive a car that can be proposed: drivers first, then by licence. */
  drivers: number[]
  guides: number[]
}

/** The stock of a day. Cars that nobody free may drive aren't in it. */
export function stockOf({ model, isCarFixed, isPersonFixed }: State): Stock {
  const { vehicles, people } = model
  const isFree = (person: number) => !isPersonFixed[person] && people[person]!.freeSpan >= 0
  const persons = people.map((_, person) => person).filter(isFree)
  const isUsable = (vehicle: number) =>
    vehicle >= model.cars ||
    (!isCarFixed[vehicle] &&
      vehicles[vehicle]!.freeSpan >= 0 &&
      model.day.people.some((_, person) => people[person]!.mayDrive[vehicle]))
  const usable = vehicles
    .map((_, vehicle) => vehicle)
    .filter((vehicle) => vehicle < model.offered && isUsable(vehicle))
    .toSorted((a, b) => vehicles[a]!.seats - vehicles[b]!.seats || a - b)
  const most = usable.length === 0 ? 0 : vehicles[usable.at(-1)!]!.seats
  return {
    vehicles: usable,
    firstFor: Array.from({ length: most + 1 }, (_, seats) =>
      usable.findIndex((vehicle) => vehicles[vehicle]!.seats >= seats),
    ),
    drivers: persons
      .filter((person) => people[person]!.mayDrive.some(Boolean))
      .toSorted(
        (a, b) =>
          Number(people[a]!.isGuide) - Number(people[b]!.isGuide) ||
          people[a]!.maxPassengers - people[b]!.maxPassengers ||
          people[a]!.overwork - people[b]!.overwork ||
          a - b,
      ),
    guides: persons.filter((person) => people[person]!.isGuide),
  }
}

/**
 * A free vehicle with seats for so many people, mostly one of the smallest, and often one of ours; `none` if there's
 * none.
 */
export function pickVehicle(state: State, stock: Stock, people: number, random: Random): number {
  const first = stock.firstFor[people] ?? none
  if (first === none) return none
  const isOurs = random.next() < 0.4
  const chance = random.next() < 0.8 ? 0.6 : 0.15
  let last = none
  for (let place = first; place < stock.vehicles.length; place += 1) {
    const vehicle = stock.vehicles[place]!
    if (vehicle < state.model.cars ? state.carAt[vehicle] !== none : isOurs) continue
    last = vehicle
    if (random.next() < chance) return vehicle
  }
  return last
}

/** The free vehicle with most seats; `none` if there's none. */
export function largestFree({ model, carAt }: State, stock: Stock): number {
  return stock.vehicles.findLast((vehicle) => vehicle >= model.cars || carAt[vehicle] === none) ?? none
}

/**
 * Gives a slot a driver who may drive its car, if it has none: someone free, else someone from another unit that a free
 * driver can take over, else its guide.
 */
export function findDriver(state: State, stock: Stock, index: number): void {
  const slot = state.slots[index]!
  const { vehicle, guide, own } = slot
  const isOurs = vehicle !== none && vehicle < state.model.cars
  if (slot.fixed.driver) return
  if (own !== null && own.driver !== none && own.driver === slot.driver && own.vehicle === vehicle) return
  if (!isOurs) {
    if (slot.driver !== none) setDriver(state, index, none)
    return
  }
  const { people } = state.model
  if (slot.driver !== none && people[slot.driver]!.mayDrive[vehicle]) return
  if (slot.driver !== none) setDriver(state, index, none)
  const driver = freeDriver(state, stock, vehicle)
  if (driver !== none) setDriver(state, index, driver)
  else if (relieve(state, stock, index)) return
  else if (guide !== none && people[guide]!.mayDrive[vehicle]) setDriver(state, index, guide)
}

function freeDriver({ model, personAt }: State, stock: Stock, car: number): number {
  for (const person of stock.drivers) {
    if (personAt[person] === none && model.people[person]!.mayDrive[car]) return person
  }
  return none
}

/** Takes a driver from a unit whose car a free driver may take over. */
function relieve(state: State, stock: Stock, index: number): boolean {
  const { vehicle } = state.slots[index]!
  for (const person of stock.drivers) {
    const at = state.personAt[person]!
    if (at === none || at === index || !state.model.people[person]!.mayDrive[vehicle]) continue
    const other = state.slots[at]!
    if (other.driver !== person || other.guide === person || other.vehicle === none) continue
    const relief = freeDriver(state, stock, other.vehicle)
    if (relief === none) continue
    setDriver(state, at, none)
    setDriver(state, at, relief)
    setDriver(state, index, person)
    return true
  }
  return false
}

/** Gives a slot a guide who is free and speaks one of the languages, if it has none. */
export function findGuide(
  state: State,
  stock: Stock,
  index: number,
  languages: number,
  random: Random,
): void {
  const slot = state.slots[index]!
  if (slot.guide !== none || slot.fixed.guide || stock.guides.length === 0) return
  const start = random.below(stock.guides.length)
  for (let step = 0; step < stock.guides.length; step += 1) {
    const guide = stock.guides[(start + step) % stock.guides.length]!
    const isHere = slot.driver === guide && !state.isPersonFixed[guide]
    if (state.personAt[guide] !== none && !isHere) continue
    if (languages !== 0 && (state.model.people[guide]!.languages & languages) === 0) continue
    setGuide(state, index, guide)
    return
  }
}
