import type { PlanParty } from '@tourdesk/domain/plan/planDay'
import type { Variable } from './program.ts'
import { minus, ones, type Scene, type Slot } from './slot.ts'

/** Pickup cities of a unit. */
export function addCities(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  const { program } = scene
  const beyond = program.amount(scene.price('city'))
  const cities: Variable[] = []
  for (const [city, list] of Map.groupBy(parties, ({ pickup }) => pickup?.city)) {
    if (city === undefined) continue
    const isVisited = program.amount(0, 1)
    for (const { _id } of list)
      program.atMost(
        [
          [1, slot.rides.get(_id)!],
          [-1, isVisited],
        ],
        0,
      )
    cities.push(isVisited)
  }
  program.atLeast([[1, beyond], ...minus(cities), ...ones(slot.on.values())], 0)
}

/** Minutes from the first pickup of the departure to the unit's last, and from the unit's first to the last. */
export function addMinutes(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  const { program } = scene
  const timed = parties.flatMap((party) =>
    party.pickup?.time ? [{ party, minute: minuteOf(party.pickup.time) }] : [],
  )
  const spans = [...slot.on].map(([tour, on]) => {
    const minutes = timed.filter(({ party }) => party.tour === tour).map(({ minute }) => minute)
    const [first, last] = minutes.length > 0 ? [Math.min(...minutes), Math.max(...minutes)] : [0, 0]
    return { tour, on, first, last }
  })
  const [toLast, fromFirst] = [program.amount(), program.amount()]
  for (const { party, minute } of timed) {
    const { first, last } = spans.find(({ tour }) => tour === party.tour)!
    const ride = slot.rides.get(party._id)!
    program.atLeast(
      [
        [1, toLast],
        [first - minute, ride],
      ],
      0,
    )
    program.atLeast(
      [
        [1, fromFirst],
        [minute - last, ride],
      ],
      0,
    )
  }
  const span = program.amount(scene.price('minute'))
  const whole = spans.map(({ on, first, last }) => [last - first, on] as const)
  program.atLeast([[1, span], [-1, toLast], [-1, fromFirst], ...whole], 0)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
