import { type CostedUnit, costOf, medianDaysWorked } from '@tourdesk/domain/plan/cost'
import { isFree } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanDay, PlanParty } from '@tourdesk/domain/plan/planDay'
import type { Task } from '../days/drawDay.ts'
import { Program, type Solved, type Variable } from './program.ts'
import { minus, ones, type Scene, type Slot } from './slot.ts'
import { addCrew } from './slotCrew.ts'
import { addLanguages } from './slotLanguages.ts'
import { addCities, addMinutes } from './slotPickups.ts'
import { addPrivacy, addSeats, emptySlot } from './slotSeats.ts'
import { addWishedGuides, addWishedSizes } from './slotWishes.ts'

/** The program of a day, and what a solution of it means. */
export interface SmallProgram {
  program: Program
  unitsOf(solved: Solved): CostedUnit[]
}

/**
 * The whole plan of a small day as one program: cars to departures, parties to units, languages on units, guides and
 * drivers to units. Its least cost is that of the best plan with no more vehicles of suppliers.
 * @param supplied the most vehicles of suppliers
 */
export function smallProgram({ day, options }: Task, supplied: number): SmallProgram {
  if (options.maySplit || day.units.length > 0) {
    throw new Error('Only days without units and splits are solved')
  }
  const program = new Program()
  const scene: Scene = { program, day, price: (part) => costOf[part][options.aim] }
  const slots = slotsOf(scene, options.useSuppliers ? supplied : 0)
  eachOnce(scene, slots)
  addWishedGuides(scene, slots)
  return { program, unitsOf: (solved) => unitsOf(scene, slots, solved) }
}

/** Every unit that may be made: one with each car, some with suppliers' vehicles, one for each guide alone. */
function slotsOf(scene: Scene, supplied: number): Slot[] {
  const { day } = scene
  const cars = day.cars.filter((car) => isFree(car, { start: day.date, end: day.date }))
  const onFoot = day.parties.filter(({ tourOption }) => tourOption === 'guide only')
  const riding = day.parties.filter((party) => !onFoot.includes(party))
  const sizes = [...new Set(day.suppliers.flatMap((supplier) => supplier.sizes))]
  const bySuppliers = Array.from({ length: supplied }, () => slotOf(scene, null, sizes, riding))
  inOrder(scene, bySuppliers)
  return [
    ...cars.map((car) => slotOf(scene, car, [], riding)),
    ...bySuppliers,
    ...onFoot.map((party) => slotOf(scene, null, [], [party])),
  ]
}

function slotOf(
  scene: Scene,
  car: PlanCar | null,
  sizes: readonly number[],
  parties: readonly PlanParty[],
): Slot {
  const slot = emptySlot(scene, car, sizes, parties)
  const riding = parties.filter(({ _id }) => slot.rides.has(_id))
  if (car || sizes.length > 0) addSeats(scene, slot, riding)
  addPrivacy(scene, slot, riding)
  addCrew(scene, slot, riding)
  addLanguages(scene, slot, riding)
  addCities(scene, slot, riding)
  addMinutes(scene, slot, riding)
  addWishedSizes(scene, slot, riding)
  return slot
}

/** Equal vehicles are used in one order, which leaves the solver fewer equal plans to look at. */
function inOrder({ program }: Scene, slots: readonly Slot[]): void {
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1]
    if (next) program.atLeast([...ones(slot.on.values()), ...minus(next.on.values())], 0)
  }
}

/** A party rides once or is left, and a person is on one unit, as guide, driver or both. */
function eachOnce({ program, day, price }: Scene, slots: readonly Slot[]): void {
  for (const { _id, people } of day.parties) {
    const rides = slots.flatMap((slot) => slot.rides.get(_id) ?? [])
    const isLeft = program.amount(people * price('left'), 1)
    program.equals([...ones(rides), [1, isLeft]], 1)
  }
  const median = medianDaysWorked(day)
  for (const person of day.people) {
    const overworked = Math.max(0, person.daysWorked - median) * price('overworked')
    const units = slots.flatMap(({ guides, drivers }) => {
      const guiding = guides.filter((one) => one.person === person).map(({ variable }) => variable)
      const driving = drivers.filter((one) => one.person === person).map(({ variable }) => variable)
      if (guiding.length + driving.length === 0) return []
      const isHere = program.amount(overworked, 1)
      program.atMost([...ones(guiding), [-1, isHere]], 0)
      program.atMost([...ones(driving), [-1, isHere]], 0)
      return [isHere]
    })
    program.atMost(ones(units), 1)
  }
}

/** Stands for a variable that isn't there. */
const none = -1 as Variable

/** The units that a solution makes. */
function unitsOf({ day }: Scene, slots: readonly Slot[], solved: Solved): CostedUnit[] {
  const isChosen = (variable: Variable) => solved.valueAt(variable) > 0.5
  return slots.flatMap(({ car, sizes, on, rides, guides, drivers }): CostedUnit[] => {
    const tour = [...on].find(([, variable]) => isChosen(variable))?.[0]
    if (tour === undefined) return []
    const size = [...sizes].find(([, variable]) => isChosen(variable))?.[0]
    const parties = day.parties.filter(({ _id }) => isChosen(rides.get(_id) ?? none))
    return [
      {
        _id: null,
        tour,
        car: car?._id ?? null,
        externalCar: size === undefined ? null : { carSupplier: supplierOf(day, size), seats: size },
        driver: drivers.find(({ variable }) => isChosen(variable))?.person._id ?? null,
        guide: guides.filter(({ variable }) => isChosen(variable)).map(({ person }) => person._id),
        parts: parties.map(({ _id, people }) => ({ party: _id, people })),
      },
    ]
  })
}

function supplierOf({ suppliers }: PlanDay, size: number): string {
  return suppliers.find(({ sizes }) => sizes.includes(size))!._id
}
