import type { LicenseType } from './vocabulary.ts'

/** How many passengers each licence allows; the settings have the table. */
export type LicenceTable = Record<LicenseType, number>

/** The most passengers that somebody with these licences may drive; null if none is on record. */
export function passengersAllowed(licences: readonly LicenseType[], table: LicenceTable): number | null {
  return licences.length === 0 ? null : Math.max(...licences.map((type) => table[type]))
}
