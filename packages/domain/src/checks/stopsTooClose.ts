import { drivesIn, estimatedDrives, neededMinutes } from '../dispatch/stops/drives.ts'
import type { Stop } from '../dispatch/stops/stop.ts'
import { minutesBetween } from '../dispatch/stops/stopTime.ts'
import { placeName } from '../entries/place.ts'
import type { Check } from './check.ts'
import { partiesByUnit, stopsOfUnit } from './stopsOfUnit.ts'
import { aboutUnit } from './subjects.ts'

/**
 * Two stops in a row with less time between them than the way takes, of which the office set at least one.
 * Each unit has the pair that lacks most.
 */
export const stopsTooClose: Check<'stops_too_close'> = {
  severity: 'warn',
  find: (day) => {
    const aboard = partiesByUnit(day)
    return day.units.flatMap((unit) => {
      const parties = aboard.get(unit._id) ?? []
      if (!parties.some(({ isTimePlanned }) => isTimePlanned)) return []
      const [worst] = closePairs(stopsOfUnit(unit, parties)).toSorted(
        (a, b) => b.needed - b.minutes - (a.needed - a.minutes),
      )
      if (!worst) return []
      const { from, to, minutes, needed } = worst
      return [
        {
          ...aboutUnit(unit),
          params: { from: nameOf(from), to: nameOf(to), minutes, needed },
          facts: [from.key, to.key, minutes, needed],
        },
      ]
    })
  },
}

type PlannedStop = Stop<Stop['parties'][number] & { isTimePlanned: boolean }>

function closePairs(stops: readonly PlannedStop[]) {
  const drives = drivesIn(estimatedDrives(stops, null))
  return stops.flatMap((to, at) => {
    const from = stops[at - 1]
    if (!from || from.time === null || to.time === null || !(isPlanned(from) || isPlanned(to))) return []
    const minutes = minutesBetween(from.time, to.time)
    const needed = neededMinutes(from, to, drives)
    return needed !== null && minutes < needed ? [{ from, to, minutes, needed }] : []
  })
}

function isPlanned({ parties }: PlannedStop): boolean {
  return parties.some(({ isTimePlanned }) => isTimePlanned)
}

function nameOf({ place }: Stop): string {
  return place ? placeName(place) : ''
}
