import { addDays, type Day, dayIn, daysFrom, isWithin } from '@tourdesk/domain/calendar'
import { bookableDay, type DepartureChoice } from '@tourdesk/domain/catalogue/departureDays'
import type { SoldTour } from '../market.ts'
import type { Random } from '../random.ts'
import { type BookingHabit, bookingMoment } from './bookingMoment.ts'
import { weighted } from './weighted.ts'

/** How many days back and ahead the orders of the demo reach. */
export const reach = { back: -120, ahead: 60 } as const

/** A desired day for a tour, in days from today; most are close to today. */
export function drawOffset(random: Random): number {
  const [first, last] = weighted(random, [
    [[reach.back, -9], 330],
    [[-8, -1], 66],
    [[0, 3], 60],
    [[4, 12], 84],
    [[13, 30], 80],
    [[31, reach.ahead], 44],
  ])
  return random.int(first, last)
}

/** A departure of a tour, and how long in advance its customer books. */
export interface DayWish {
  tour: SoldTour
  choice: DepartureChoice
  habit: BookingHabit
  now: Date
}

/** A departure's open day nearest to the desired one; null if there's none within two weeks. */
export function nearestOpenDay(day: Day, wish: DayWish): Day | null {
  const steps = Array.from({ length: 29 }, (_, step) => (step % 2 === 0 ? step / 2 : -(step + 1) / 2))
  return firstOpen(
    steps.map((step) => addDays(day, step)),
    wish,
  )
}

/** A departure's first open day from a day on; null if there's none within two weeks. */
export function nextOpenDay(day: Day, wish: DayWish): Day | null {
  return firstOpen(daysFrom(day, addDays(day, 14)), wish)
}

function firstOpen(days: Day[], { tour, choice, habit, now }: DayWish): Day | null {
  const today = dayIn(now)
  const isOpen = (day: Day) =>
    isWithin(day, addDays(today, reach.back), addDays(today, reach.ahead)) &&
    bookableDay(day, tour, choice, { now: bookingMoment(day, habit, now), override: false }).ok
  return days.find(isOpen) ?? null
}
