import { stopKey } from '../dispatch/stops/stop.ts'
import type { Check } from './check.ts'
import type { UnitFact } from './dayFacts.ts'
import { partiesByUnit } from './stopsOfUnit.ts'
import { firstTime } from './subjects.ts'

/** Units of a departure with several stops that all keep the times of the price list. */
export const timesListed: Check<'times_listed'> = {
  severity: 'note',
  find: (day) => {
    const aboard = partiesByUnit(day)
    const isListed = (unit: UnitFact) => {
      const parties = aboard.get(unit._id) ?? []
      return (
        parties.every(({ time, isTimePlanned }) => time !== null && !isTimePlanned) &&
        new Set(parties.map(stopKey)).size > 1
      )
    }
    const departures = Map.groupBy(
      day.units.filter(isListed),
      ({ tour, tourDate }) => `${tourDate} ${tour._id}`,
    )
    return [...departures.values()].map((units) => {
      const { tour = null, tourDate = null } = units[0] ?? {}
      const ids = units.map(({ _id }) => _id).toSorted()
      return {
        ...{ tour, tourDate, tourCar: null, time: firstTime(units), entries: [], operators: [] },
        params: { n: units.length },
        facts: ids,
      }
    })
  },
}
