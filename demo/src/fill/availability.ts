import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { Filling } from './filling.ts'

interface Range {
  car_id: string | null
  operator_id: string | null
  start_date: Day
  end_date: Day | null
  status: 'reserved' | 'unavailable'
  notes: string
}

const reasonsAway = ['Holiday abroad', 'Reserve duty', 'Family wedding', 'Guides’ course', 'Sick leave']
const reasonsReserved = ['Held for a pilgrim group', 'Asked for by Seven Gates Tours', 'Stand-by']
const reasonsInGarage = ['Yearly test', 'Gearbox repair', 'Body work after a scratch']

/**
 * Makes a third of the crew unavailable or reserved on some days around today; a person's ranges never
 * overlap.
 */
export function operatorRanges(ids: string[], { today, random }: Filling): Range[] {
  const chosen = random.shuffle(ids).slice(0, Math.ceil(ids.length / 3))
  return chosen.flatMap((operator_id, index) => {
    const firstDay = index % 2 === 0 ? random.int(-40, -12) : random.int(-6, 3)
    const away: Range = {
      car_id: null,
      operator_id,
      start_date: addDays(today, firstDay),
      end_date: addDays(today, firstDay + random.int(1, 6)),
      status: 'unavailable',
      notes: random.pick(reasonsAway),
    }
    const heldFrom = random.int(12, 36)
    const held: Range = {
      ...away,
      start_date: addDays(today, heldFrom),
      end_date: addDays(today, heldFrom + random.int(0, 4)),
      status: 'reserved',
      notes: random.pick(reasonsReserved),
    }
    return random.chance(0.6) ? [away, held] : [away]
  })
}

/** Puts four cars in the garage for some days. */
export function carRanges(ids: string[], { today, random }: Filling): Range[] {
  return random
    .shuffle(ids)
    .slice(0, 4)
    .map((car_id, index) => {
      const firstDay = [-25, -1, 5, 20][index] ?? 0
      return {
        car_id,
        operator_id: null,
        start_date: addDays(today, firstDay),
        end_date: addDays(today, firstDay + random.int(1, 5)),
        status: 'unavailable',
        notes: random.pick(reasonsInGarage),
      }
    })
}
