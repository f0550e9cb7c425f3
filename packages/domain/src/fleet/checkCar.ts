import type { Day } from '../calendar.ts'
import { type Checked, checked, checkFields, filled, wrong } from '../checked.ts'
import { writtenPlate } from './writtenPlate.ts'

/** The fields of a car that are checked; an empty number is null. */
export interface CarFields {
  plateId: string
  seats: number | null
  make: string
  year: number | null
}

/** The earliest year of a car; the latest is next year. */
const firstYear = 1950
/** The most passenger seats in a car. */
const mostSeats = 99

/** A car with all its numbers. */
type WholeCar = { seats: number; year: number }

/** A car's form, or all its errors. */
export function checkCar<Form extends CarFields>(form: Form, today: Day): Checked<Form & WholeCar> {
  return checkFields(form, {
    plateId: filled('plateId', writtenPlate(form.plateId), 'plate_required'),
    make: filled('make', form.make, 'make_required'),
    year: checkYear(form.year, lastYear(today)),
    seats: checkSeats(form.seats),
  })
}

function checkYear(year: number | null, latest: number): Checked<number> {
  if (year === null) return wrong('year', 'year_required')
  return checked(
    year,
    isWhole(year, firstYear, latest)
      ? []
      : [{ field: 'year', code: 'year_invalid', params: { lastYear: latest } }],
  )
}

function checkSeats(seats: number | null): Checked<number> {
  if (seats === null) return wrong('seats', 'seats_required')
  return checked(seats, isWhole(seats, 1, mostSeats) ? [] : [{ field: 'seats', code: 'seats_invalid' }])
}

/** Next year: cars are bought before their year begins. */
function lastYear(today: Day): number {
  return Number(today.slice(0, 4)) + 1
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= value && value <= most
}
