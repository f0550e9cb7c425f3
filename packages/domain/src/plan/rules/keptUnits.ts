import { rangesMeet } from '../../calendar.ts'
import type { PlanDay, PresentUnit } from '../planDay.ts'
import type { Breach } from './breach.ts'
import {
  hasVehicle,
  isSameVehicle,
  isUntouchable,
  keepOf,
  lastDay,
  partIn,
  partOn,
  type Scene,
  type SeenUnit,
} from './scene.ts'

/** What `keep` and `touchTold` protect: vehicle, crew and parties that are set on present units. */
export function protectionBreaches({ day, options, units }: Scene): Breach[] {
  return day.units.flatMap((present) => {
    const isTold = isUntouchable(present, day, options)
    const code = isTold ? 'told_changed' : 'kept_changed'
    if (!isTold && keepOf(options) === 'nothing') return []
    const after = units.find(({ _id }) => _id === present._id)
    const lost = options.mode === 'repair' ? lostOn(present, day) : []
    const isWhole =
      after !== undefined &&
      staysManned(present, after, { isTold, lost }) &&
      (!after.arePartsFixed || present.parts.every((part) => partOn(after, part.party) >= part.people))
    return isWhole ? [] : [{ code, subject: present._id } satisfies Breach]
  })
}

interface Protection {
  isTold: boolean
  /** Cars and people who can no longer be on it, whose places are open. */
  lost: string[]
}

/** What's set stays; what's missing may be added, unless someone knows the unit already. What's lost may be replaced. */
function staysManned(before: PresentUnit, after: SeenUnit, { isTold, lost }: Protection): boolean {
  const isLost = (id: string | null) => id !== null && lost.includes(id)
  const isOpen = (id: string | null) => isLost(id) || (id === null && !isTold)
  const isVehicleKept = isSameVehicle(before, after) || isLost(before.car) || (!isTold && !hasVehicle(before))
  const isDriverKept = before.driver === after.driver || isOpen(before.driver)
  const left = before.guide.filter((id) => !isLost(id))
  const mayAddGuide = left.length === 0 && (before.guide.length > 0 || !isTold)
  const areGuidesKept = isSameSet(left, after.guide) || (mayAddGuide && after.guide.length > 0)
  return isVehicleKept && isDriverKept && areGuidesKept
}

/** The cars and people of a unit who are away on one of its days. */
function lostOn(unit: PresentUnit, { date, parties, cars, people }: PlanDay): string[] {
  const riders = parties.filter(({ _id }) => partIn(unit, _id) > 0)
  const days = { start: date, end: lastDay(riders, date) }
  const ids = [unit.car, unit.driver, ...unit.guide].filter((id) => id !== null)
  return ids.filter((id) => {
    const found = [...cars, ...people].find(({ _id }) => _id === id)
    return found === undefined || found.busy.some((range) => rangesMeet(range, days))
  })
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item))
}
