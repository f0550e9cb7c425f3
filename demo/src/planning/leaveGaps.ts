import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import type { Random } from '../random.ts'
import type { PlannedUnit } from './plannedUnit.ts'

/** The open part of a day's planning, as shares (0-1) of its entries and units. */
export interface Progress {
  unassigned: number
  withoutDriver: number
  withoutGuide: number
  withoutVehicle: number
  /** Entries in a language that hasn't been planned yet. */
  languageOverlooked: number
}

const settled: Progress = {
  unassigned: 0,
  withoutDriver: 0,
  withoutGuide: 0,
  withoutVehicle: 0,
  languageOverlooked: 0,
}
const nearlySettled: Progress = {
  unassigned: 0.05,
  withoutDriver: 0.06,
  withoutGuide: 0.06,
  withoutVehicle: 0,
  languageOverlooked: 0.15,
}
const mostlyPlanned: Progress = {
  unassigned: 0.1,
  withoutDriver: 0.1,
  withoutGuide: 0.08,
  withoutVehicle: 0.04,
  languageOverlooked: 0.2,
}
const begun: Progress = {
  unassigned: 0.45,
  withoutDriver: 0.3,
  withoutGuide: 0.3,
  withoutVehicle: 0.25,
  languageOverlooked: 0.2,
}

/**
 * Past days are fully planned, today and the next three almost, days four to nine partly, later ones not at
 * all.
 */
export function progressOn(day: Day, today: Day): Progress | null {
  const ahead = daysBetween(today, day)
  if (ahead < 0) return settled
  if (ahead === 0) return nearlySettled
  if (ahead <= 3) return mostlyPlanned
  return ahead <= 9 ? begun : null
}

/** Removes what isn't settled yet from a complete unit. */
export function leaveGaps({ crew, ...unit }: PlannedUnit, progress: Progress, random: Random): PlannedUnit {
  const hasVehicle = !random.chance(progress.withoutVehicle)
  const hasDriver = !random.chance(progress.withoutDriver)
  const hasGuide = !random.chance(progress.withoutGuide)
  const isGuideDriver = crew.driver !== null && crew.guide.includes(crew.driver)
  return {
    ...unit,
    crew: {
      car: hasVehicle ? crew.car : null,
      externalCar: hasVehicle ? crew.externalCar : null,
      driver: hasDriver && (hasGuide || !isGuideDriver) ? crew.driver : null,
      guide: hasGuide ? crew.guide : [],
    },
  }
}
