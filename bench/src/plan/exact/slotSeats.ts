import { isFree } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanParty } from '@tourdesk/domain/plan/planDay'
import { daysOf, isWithin, minus, ones, type Scene, type Slot } from './slot.ts'

/** A slot without people: a car of ours, a supplier's vehicle of one of the sizes, or none. @param parties who may ride */
export function emptySlot(
  scene: Scene,
  car: PlanCar | null,
  sizes: readonly number[],
  parties: readonly PlanParty[],
): Slot {
  const { program } = scene
  const supplier = sizes.length > 0 ? scene.price('supplier') : 0
  const tours = [...new Set(parties.map(({ tour }) => tour))]
  const slot: Slot = {
    car,
    sizes: new Map(
      sizes.map((seats) => [seats, program.choice(supplier + seats * scene.price('emptySeat'))] as const),
    ),
    on: new Map(
      tours.map((tour) => {
        const seats = (car?.seats ?? 0) * scene.price('emptySeat')
        return [tour, program.choice(scene.price('unit') + seats)] as const
      }),
    ),
    rides: new Map(),
    guides: [],
    drivers: [],
  }
  const hasVehicle = car !== null || sizes.length > 0
  for (const party of parties) {
    if (car && !isFree(car, daysOf(party, scene.day))) continue
    const seat = hasVehicle ? party.people * scene.price('emptySeat') : 0
    const wish = missedBy(scene, party, car, hasVehicle)
    slot.rides.set(party._id, program.choice(wish - seat))
  }
  program.atMost(ones(slot.on.values()), 1)
  if (sizes.length > 0) program.equals([...ones(slot.sizes.values()), ...minus(slot.on.values())], 0)
  return slot
}

/** The people of a unit have seats. */
export function addSeats(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  for (const [tour, on] of slot.on) {
    const people = parties
      .filter((party) => party.tour === tour)
      .map(({ _id, people: count }) => [count, slot.rides.get(_id)!] as const)
    if (slot.car) scene.program.atMost([...people, [-slot.car.seats, on]], 0)
  }
  if (slot.sizes.size === 0) return
  const people = parties.map(({ _id, people: count }) => [count, slot.rides.get(_id)!] as const)
  const seats = [...slot.sizes].map(([size, chosen]) => [-size, chosen] as const)
  scene.program.atMost([...people, ...seats], 0)
}

/** A unit on a departure either has one private group or others. */
export function addPrivacy(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  for (const [tour, on] of slot.on) {
    const ofTour = parties.filter((party) => party.tour === tour)
    const rides = (isPrivate: boolean) =>
      ofTour.filter((party) => party.isPrivate === isPrivate).map(({ _id }) => slot.rides.get(_id)!)
    const isShared = scene.program.choice()
    scene.program.equals([[1, isShared], ...ones(rides(true)), [-1, on]], 0)
    for (const ride of rides(false))
      scene.program.atMost(
        [
          [1, ride],
          [-1, isShared],
        ],
        0,
      )
    scene.program.atLeast([...ones(rides(false)), [-1, isShared]], 0)
  }
}

/** What a party misses on a car or without one; sizes of suppliers and guides come later. */
function missedBy(scene: Scene, { wishes }: PlanParty, car: PlanCar | null, hasVehicle: boolean): number {
  const isOtherCar = wishes.car !== null && wishes.car !== car?._id
  const seats = wishes.seats
  const isKnown = car !== null || !hasVehicle
  const isOtherSize = seats !== null && isKnown && !isWithin(car?.seats ?? null, seats)
  return scene.price('wish') * (Number(isOtherCar) + Number(isOtherSize))
}
