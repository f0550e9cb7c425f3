import type { PlanParty } from '@tourdesk/domain/plan/planDay'
import { isWithin, ones, type Scene, type Slot } from './slot.ts'

/** Wished sizes that a supplier's vehicle does not have. */
export function addWishedSizes(scene: Scene, slot: Slot, parties: readonly PlanParty[]): void {
  if (slot.sizes.size === 0) return
  for (const { _id, wishes } of parties) {
    const { seats } = wishes
    if (seats === null) continue
    const given = [...slot.sizes].filter(([size]) => isWithin(size, seats)).map(([, chosen]) => chosen)
    const isMissed = scene.program.amount(scene.price('wish'), 1)
    scene.program.atLeast([[1, isMissed], ...ones(given), [-1, slot.rides.get(_id)!]], 0)
  }
}

/** Wished guides who are elsewhere. */
export function addWishedGuides(scene: Scene, slots: readonly Slot[]): void {
  for (const { _id, wishes } of scene.day.parties) {
    if (wishes.guide === null) continue
    for (const slot of slots) {
      const ride = slot.rides.get(_id)
      if (ride === undefined) continue
      const isMissed = scene.program.amount(scene.price('wish'), 1)
      const given = slot.guides.filter(({ person }) => person._id === wishes.guide)
      scene.program.atLeast([[1, isMissed], ...ones(given.map(({ variable }) => variable)), [-1, ride]], 0)
    }
  }
}
