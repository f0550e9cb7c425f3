import { type Random, randomFrom } from '@tourdesk/demo/random'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Task } from './drawDay.ts'

/** What breaks on days: each takes a day and returns it broken. */
const breaks = {
  /** A car of a unit is out of service. */
  car: (day: PlanDay, random: Random) => withoutOne(day, random, ({ car }) => [car]),
  /** Someone on a unit is ill. */
  illness: (day: PlanDay, random: Random) =>
    withoutOne(day, random, ({ driver, guide }) => [driver, ...guide]),
  /** A party on a unit brings more people, who ride along or wait. */
  growth: (day: PlanDay, random: Random): PlanDay => {
    const aboard = day.units.flatMap(({ parts }) => parts.map(({ party }) => party))
    if (aboard.length === 0) return day
    const grown = random.pick(aboard)
    const more = random.int(1, 6)
    const areAboard = random.chance(0.5)
    const unit = day.units.find(({ parts }) => parts.some(({ party }) => party === grown))
    const larger = <Counted extends { people: number }>(one: Counted) => ({
      ...one,
      people: one.people + more,
    })
    return {
      ...day,
      parties: day.parties.map((one) => (one._id === grown ? larger(one) : one)),
      units: day.units.map((one) =>
        one === unit && areAboard
          ? { ...one, parts: one.parts.map((part) => (part.party === grown ? larger(part) : part)) }
          : one,
      ),
    }
  },
  /** Nothing broke, but orders came that nobody planned. */
  lateOrders: (day: PlanDay) => day,
}

/** The same day to be repaired, after one or two things went wrong on it. */
export function breakDay({ day, options }: Task, seed: number): Task {
  const random = randomFrom(seed)
  const kinds = Object.values(breaks)
  const broken = random.pick(kinds)(day, random)
  return {
    day: random.chance(0.3) ? random.pick(kinds)(broken, random) : broken,
    options: { ...options, mode: 'repair' },
  }
}

/** The day without one of those who are on its units. */
function withoutOne(
  day: PlanDay,
  random: Random,
  idsOf: (unit: PlanDay['units'][number]) => readonly (string | null)[],
): PlanDay {
  const ids = day.units.flatMap((unit) => idsOf(unit).filter((id) => id !== null))
  if (ids.length === 0) return day
  const gone = random.pick(ids)
  const away = <Resource extends PlanDay['cars'][number] | PlanDay['people'][number]>(one: Resource) =>
    one._id === gone ? { ...one, busy: [...one.busy, { start: day.date, end: null }] } : one
  return { ...day, cars: day.cars.map(away), people: day.people.map(away) }
}
