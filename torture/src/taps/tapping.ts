import type { CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import { newId } from '@tourdesk/server/kernel/newId'
import type { Dice } from '../dice.ts'
import type { Road } from './road.ts'

/**
 * What a crew member taps on the road: mostly people, now and then cash or a note, and some taps are undone.
 */
export class Tapping {
  readonly events: CrewEventInput[] = []
  readonly #road: Road
  readonly #dice: Dice

  constructor(road: Road, dice: Dice) {
    this.#road = road
    this.#dice = dice
  }

  next(): CrewEventInput {
    const event = this.#event()
    this.events.push(event)
    return event
  }

  #event(): CrewEventInput {
    const dice = this.#dice
    const { entry, people } = dice.pick(this.#road.parties)
    const stamps = { _id: newId(), tourCar: this.#road.unit, at: new Date().toISOString() }
    const chance = dice.roll(100)
    const taps = this.events.filter((event) => 'count' in event)
    if (chance < 15 && taps.length > 0) {
      const { _id: undoes, selectedTour } = dice.pick(taps)
      return { ...stamps, kind: 'undo', selectedTour, undoes }
    }
    if (chance < 20) return { ...stamps, kind: 'cash', selectedTour: entry, amount: 1, currency: 'USD' }
    if (chance < 25) return { ...stamps, kind: 'note', selectedTour: entry, text: 'Waits at the gate' }
    const kind = dice.pick(['boarded', 'boarded', 'no_show', 'dropped_off'] as const)
    return { ...stamps, kind, selectedTour: entry, count: dice.roll(people + 1) }
  }
}
