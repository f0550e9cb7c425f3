import type { LicenseType } from './vocabulary.ts'

/** How many passengers each licence allows; the settings have the table. */
export type LicenceTable = Record<LicenseType, number>

/** The most passengers that a driver with these licences may carry; null if none is on record. */
export function passengersAllowed(licences: readonly LicenseType[], table: LicenceTable): number | null {
  return licences.length === 0 ? null : Math.max(...licences.map((type) => table[type]))
}
