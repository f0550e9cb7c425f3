import { costOf } from '@tourdesk/domain/plan/cost'
import { isFree, mayDrive } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanParty, PlanPerson } from '@tourdesk/domain/plan/planDay'
import type { Task } from '../days/drawDay.ts'
import { Program, type Sum, type Variable } from './program.ts'

/** Vehicles of one kind: so many seats, ours or a supplier's. */
interface Kind {
  seats: number
  /** The largest licence that driving one takes; null for a supplier's, which comes with its driver. */
  licence: number | null
  /** How many there are. */
  most: number
  /** How many of them in use. */
  used: Variable[]
}

/** The variables of the bound's solution that are read afterwards. */
export interface LargeProgram {
  program: Program
  vehicles: Variable[]
  suppliers: Variable[]
}

/**
 * A bound for a day: its vehicles and seats without languages, cities, crew and whole parties. Seats cover the people
 * of each departure, each private group rides alone, a car is on one departure, and there are no more cars of ours than
 * drivers with the licence, where a car with an owner takes its owner. No plan costs less in people left, units,
 * suppliers and empty seats.
 * @param supplied the least vehicles of suppliers
 */
export function largeProgram({ day, options }: Task, supplied = 0): LargeProgram {
  const program = new Program()
  const today = { start: day.date, end: day.date }
  const people = day.people.filter((person) => isFree(person, today))
  const cars = day.cars.filter((car) => isFree(car, today) && people.some((person) => mayDrive(person, car)))
  const carried = day.parties.filter(({ tourOption }) => tourOption !== 'guide only')
  for (const _ of day.parties.filter((party) => !carried.includes(party)))
    program.addCost(costOf.unit[options.aim])

  const sizes = options.useSuppliers ? new Set(day.suppliers.flatMap((supplier) => supplier.sizes)) : []
  const kinds: Kind[] = [
    ...ownKinds(cars, people),
    ...[...sizes]
      .toSorted((a, b) => a - b)
      .map((seats) => ({ seats, licence: null, most: Number.POSITIVE_INFINITY, used: [] })),
  ]
  for (const load of loadsOf(carried)) coverLoad(program, kinds, load, options)

  const own = kinds.filter((kind) => kind.licence !== null)
  for (const kind of own) program.atMost(sumOf(kind.used), kind.most)
  for (const licence of new Set(own.map((kind) => kind.licence!))) {
    const larger = own.filter((kind) => kind.licence! >= licence).flatMap(({ used }) => used)
    program.atMost(sumOf(larger), people.filter(({ maxPassengers }) => maxPassengers >= licence).length)
  }
  const suppliers = kinds.filter(({ licence }) => licence === null).flatMap(({ used }) => used)
  program.atLeast(sumOf(suppliers), supplied)
  return {
    program,
    vehicles: kinds.flatMap(({ used }) => used),
    suppliers,
  }
}

/** Our cars by seats and by the licence of who drives them: any driver who may, or the owner, with one car each. */
function ownKinds(cars: readonly PlanCar[], people: readonly PlanPerson[]): Kind[] {
  const licenceFor = ({ owner, seats }: PlanCar) =>
    owner === null ? seats : people.find(({ _id }) => _id === owner)!.maxPassengers
  const alike = Map.groupBy(cars, (car) => `${car.seats} ${licenceFor(car)} ${car.owner !== null}`)
  return [...alike.values()].map((list) => ({
    seats: list[0]!.seats,
    licence: licenceFor(list[0]!),
    most: list[0]!.owner === null ? list.length : new Set(list.map(({ owner }) => owner)).size,
    used: [],
  }))
}

/** People who ride together, on so many equal departures or private groups. */
interface Load {
  people: number
  times: number
  isAlone: boolean
}

/** The shared people of each departure, and private groups by size. */
function loadsOf(parties: readonly PlanParty[]): Load[] {
  const shared = Map.groupBy(
    parties.filter(({ isPrivate }) => !isPrivate),
    ({ tour }) => tour,
  )
  const alone = countBy(parties.filter(({ isPrivate }) => isPrivate).map(({ people }) => people))
  return [
    ...[...shared.values()].map((list) => ({ people: peopleOf(list), times: 1, isAlone: false })),
    ...[...alone].map(([people, times]) => ({ people, times, isAlone: true })),
  ]
}

/** A private group takes one vehicle that holds it, or several if none does; others take any that cover them. */
function coverLoad(program: Program, kinds: Kind[], load: Load, { aim }: Task['options']): void {
  const { people, times, isAlone } = load
  const fitting = kinds.filter(({ seats }) => seats >= people)
  const usable = isAlone && fitting.length > 0 ? fitting : kinds
  const seats: [number, Variable][] = []
  const vehicles: [number, Variable][] = []
  for (const kind of usable) {
    const price = costOf.unit[aim] + (kind.licence === null ? costOf.supplier[aim] : 0)
    const used = program.count(price + kind.seats * costOf.emptySeat[aim])
    kind.used.push(used)
    seats.push([kind.seats, used])
    vehicles.push([1, used])
  }
  const left = program.count(costOf.left[aim] + costOf.emptySeat[aim], people * times)
  program.addCost(-people * times * costOf.emptySeat[aim])
  program.atLeast([...seats, [1, left]], people * times)
  if (isAlone && fitting.length > 0) program.atLeast([...scaled(vehicles, people), [1, left]], people * times)
}

function scaled(sum: Sum, factor: number): Sum {
  return sum.map(([one, variable]) => [one * factor, variable])
}

function sumOf(variables: readonly Variable[]): Sum {
  return variables.map((variable) => [1, variable])
}

function countBy(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const number of numbers.toSorted((a, b) => a - b)) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

function peopleOf(parties: readonly PlanParty[]): number {
  return parties.reduce((sum, { people }) => sum + people, 0)
}
