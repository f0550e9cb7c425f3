import type { Day } from '../calendar.ts'
import type { Issue } from '../decision.ts'

/** The fields of a car that can be wrong; an empty number is null. */
export interface CarFields {
  plateId: string
  seats: number | null
  make: string
  year: number | null
}

/** The oldest year a car may be of; the youngest is next year's (HOLE-O73). */
const firstYear = 1950
/** Passenger seats of one car, at most (HOLE-O73). */
const mostSeats = 99

/** Everything wrong with the form of a car (CAR-05 to CAR-08, HOLE-O73). */
export function checkCar({ plateId, seats, make, year }: CarFields, today: Day): Issue[] {
  const issues: Issue[] = []
  if (plateId.trim() === '') issues.push({ field: 'plateId', code: 'plate_required' })
  if (make.trim() === '') issues.push({ field: 'make', code: 'make_required' })
  if (year === null) issues.push({ field: 'year', code: 'year_required' })
  else if (!isWhole(year, firstYear, lastYear(today)))
    issues.push({ field: 'year', code: 'year_invalid', params: { lastYear: lastYear(today) } })
  if (seats === null) issues.push({ field: 'seats', code: 'seats_required' })
  else if (!isWhole(seats, 1, mostSeats)) issues.push({ field: 'seats', code: 'seats_invalid' })
  return issues
}

/** Next year: cars are bought before their year begins. */
function lastYear(today: Day): number {
  return Number(today.slice(0, 4)) + 1
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= value && value <= most
}
