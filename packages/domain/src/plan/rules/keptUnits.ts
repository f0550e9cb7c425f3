import type { PresentUnit } from '../planDay.ts'
import type { Breach } from './breach.ts'
import { hasVehicle, isSameVehicle, isUntouchable, partOn, type Scene, type SeenUnit } from './scene.ts'

/** What `keep` and `touchTold` protect: vehicle, crew and parties that are set on present units. */
export function protectionBreaches({ day, options, units }: Scene): Breach[] {
  return day.units.flatMap((present) => {
    const isTold = isUntouchable(present, day, options)
    const code = isTold ? 'told_changed' : 'kept_changed'
    if (!isTold && options.keep === 'nothing') return []
    const after = units.find(({ _id }) => _id === present._id)
    const isWhole =
      after !== undefined &&
      staysManned(present, after, isTold) &&
      (!after.arePartsFixed || present.parts.every((part) => partOn(after, part.party) >= part.people))
    return isWhole ? [] : [{ code, subject: present._id } satisfies Breach]
  })
}

/** What's set stays; what's missing may be added, unless someone knows the unit already. */
function staysManned(before: PresentUnit, after: SeenUnit, isTold: boolean): boolean {
  const isVehicleKept = isSameVehicle(before, after) || (!isTold && !hasVehicle(before))
  const isDriverKept = before.driver === after.driver || (!isTold && before.driver === null)
  const areGuidesKept =
    isSameSet(before.guide, after.guide) || (!isTold && before.guide.length === 0 && after.guide.length > 0)
  return isVehicleKept && isDriverKept && areGuidesKept
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item))
}
