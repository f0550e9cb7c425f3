import type { Gap } from './gaps.ts'

/** How many vehicle units of a day are planned, of those it needs. */
export interface UnitsOfDay {
  planned: number
  needed: number
}

/**
 * How far a day's vehicle units are planned. A unit is planned if it lacks nothing. A day needs its existing
 * units, and one more for each departure with people who are on none of them.
 * @param gaps what each unit of the day lacks, one item per unit
 * @param waiting the number of departures with people without a vehicle
 */
export function unitsOfDay(gaps: readonly (readonly Gap[])[], waiting: number): UnitsOfDay {
  const planned = gaps.filter((lacks) => lacks.length === 0).length
  return { planned, needed: gaps.length + waiting }
}
