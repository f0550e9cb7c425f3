import { none, type State } from '../model/state.ts'

/** Keeps count of our cars, so that there's a driver with the licence for each. */
export interface DriverLimit {
  /** True if one more car finds a driver. */
  hasRoomFor(car: number): boolean
  add(car: number): void
  remove(car: number): void
}

/**
 * The limit for cars and people that aren't on present units; drivers whose unit lost its car count too. A car with an owner needs its owner; for the others, for
 * each number of seats there are as many drivers for that many or more as there are cars. Who is away on later
 * days isn't looked at here.
 */
export function driverLimit(state: State): DriverLimit {
  const { model, isPersonFixed, personAt, slots } = state
  const { people, day } = model
  const isIdle = (person: number) => {
    const slot = slots[personAt[person]!]
    return slot === undefined || (slot.driver === person && slot.vehicle === none)
  }
  const isFree = (person: number) => !isPersonFixed[person] && people[person]!.freeSpan >= 0 && isIdle(person)
  const ownerOf = day.cars.map(({ owner }) =>
    owner === null ? none : day.people.findIndex(({ _id }) => _id === owner),
  )
  const seats = [...new Set(day.cars.map((car) => car.seats))].toSorted((a, b) => a - b)
  const free = people.map((_, person) => person).filter(isFree)
  const room = seats.map((size) => free.filter((person) => people[person]!.maxPassengers >= size).length)
  const isTaken = people.map(() => false)
  const driverless = slots.filter(
    ({ vehicle, driver, fixed }) =>
      vehicle !== none && vehicle < model.cars && driver === none && !fixed.driver,
  )
  const shift = (most: number, by: number) => {
    for (let place = 0; place < seats.length && seats[place]! <= most; place += 1) room[place]! += by
  }
  const take = (car: number, by: number) => {
    const owner = ownerOf[car]!
    if (owner === none) return shift(day.cars[car]!.seats, by)
    isTaken[owner] = by < 0
    shift(people[owner]!.maxPassengers, by)
  }
  const hasRoomFor = (car: number) => {
    const owner = ownerOf[car]!
    if (day.cars[car]!.owner !== null) {
      if (owner === none || !isFree(owner) || isTaken[owner] || !people[owner]!.mayDrive[car]) return false
    }
    const most = owner === none ? day.cars[car]!.seats : people[owner]!.maxPassengers
    return seats.every((size, place) => size > most || room[place]! > 0)
  }
  for (const { vehicle } of driverless) if (hasRoomFor(vehicle)) take(vehicle, -1)
  return { hasRoomFor, add: (car) => take(car, -1), remove: (car) => take(car, 1) }
}
