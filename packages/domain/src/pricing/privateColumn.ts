import type { CarSizeCode, VehicleSize } from '../entries/vocabulary.ts'
import type { PrivateColumn } from './vocabulary.ts'

const byPassengers: readonly (readonly [number, PrivateColumn])[] = [
  [4, 'four_seater'],
  [7, 'seven_seater'],
  [10, 'ten_seater'],
  [16, 'nineteen_seater'],
]
const deluxeByPassengers: readonly (readonly [number, PrivateColumn])[] = [
  [4, 'four_seater_deluxe'],
  [6, 'seven_seater_deluxe'],
]

/** The smallest vehicle with enough passenger seats for the party; null if none has. */
export function columnForParty(people: number, isDeluxe: boolean): PrivateColumn | null {
  const classes = isDeluxe ? deluxeByPassengers : byPassengers
  return classes.find(([seats]) => people <= seats)?.[1] ?? null
}

/** The column of a vehicle size; 35 and 50 seats have no list price. */
export function columnForSize(size: VehicleSize, isDeluxe: boolean): PrivateColumn | null {
  switch (size) {
    case 4:
      return isDeluxe ? 'four_seater_deluxe' : 'four_seater'
    case 7:
      return isDeluxe ? 'seven_seater_deluxe' : 'seven_seater'
    case 10:
      return 'ten_seater'
    case 13:
    case 16:
    case 19:
      return 'nineteen_seater'
    case 35:
    case 50:
      return null
  }
}

/** The column of each car size code, including the odd spelling. */
export const columnOfSizeCode: Record<CarSizeCode, PrivateColumn> = {
  '4_seater': 'four_seater',
  '4_seater_deluxe': 'four_seater_deluxe',
  '7_seater': 'seven_seater',
  '7_seater_deluxe': 'seven_seater_deluxe',
  '10_seater': 'ten_seater',
  '10_seater_deluuxe': 'ten_seater',
  '16_19_seater': 'nineteen_seater',
}
