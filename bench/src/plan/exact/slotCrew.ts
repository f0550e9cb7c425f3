import { isFree, mayDrive } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanParty } from '@tourdesk/domain/plan/planDay'
import { daysOf, minus, ones, type Scene, type Slot } from './slot.ts'

/** Guides and drivers of a unit: one of each at most, and a car of ours has a driver. */
export function addCrew(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  const { program } = scene
  for (const person of scene.day.people) {
    const today = { start: scene.day.date, end: scene.day.date }
    if (!isFree(person, today)) continue
    if (person.role === 'guide') {
      for (const [tour, on] of slot.on) {
        const isNew = !person.timesOnTour[tour]
        const variable = program.choice(isNew ? scene.price('newToTour') : 0)
        program.atMost(
          [
            [1, variable],
            [-1, on],
          ],
          0,
        )
        slot.guides.push({ person, tour, variable })
      }
    }
    if (slot.car && mayDrive(person, slot.car)) slot.drivers.push({ person, variable: program.choice() })
  }
  const guides = slot.guides.map(({ variable }) => variable)
  program.atMost([...ones(guides), ...minus(slot.on.values())], 0)
  if (slot.car) {
    program.equals([...ones(slot.drivers.map(({ variable }) => variable)), ...minus(slot.on.values())], 0)
  }
  for (const party of parties) {
    const ride = slot.rides.get(party._id)!
    if (party.tourOption === 'car only') program.atMost([...ones(guides), [1, ride]], 1)
    if (party.tourOption === 'guide only') program.atLeast([...ones(guides), [-1, ride]], 0)
    for (const { person, variable } of [...slot.guides, ...slot.drivers]) {
      if (!isFree(person, daysOf(party, scene.day)))
        program.atMost(
          [
            [1, variable],
            [1, ride],
          ],
          1,
        )
    }
  }
}
