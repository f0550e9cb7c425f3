import type { Language } from '@tourdesk/domain/catalogue/vocabulary'
import { type Gap, gapsOf } from '@tourdesk/domain/dispatch/gaps'
import type { TourOption } from '@tourdesk/domain/entries/vocabulary'

/** The columns of a stored vehicle unit that the rules need. */
interface UnitRow {
  id: string
  car_id: string | null
  plate_id: string | null
  is_car_unavailable: boolean
  car_seats: number | null
  car_supplier_id: string | null
  external_seats: number | null
  crew: {
    id: string
    name: string
    languages: Language[]
    is_guide: boolean
    is_driver: boolean
    is_unavailable: boolean
  }[]
  entries: { head_count: number; language: Language | null; tour_option: TourOption | null }[]
}

/** The gaps of a stored vehicle unit. */
export function gapsOfRow(row: UnitRow): Gap[] {
  const guides = row.crew.filter((member) => member.is_guide)
  const needs = row.entries.map(({ language, tour_option }) => ({ language, tourOption: tour_option }))
  const unit = {
    _id: row.id,
    car: row.car_id,
    externalCar: row.car_supplier_id && { carSupplier: row.car_supplier_id, seats: row.external_seats ?? 0 },
    driver: row.crew.find((member) => member.is_driver)?.id ?? null,
    guide: guides.map(({ id }) => id),
    participants: row.entries.reduce((sum, { head_count }) => sum + head_count, 0),
    seats: row.car_seats ?? row.external_seats,
  }
  return gapsOf({ ...unit, externalCar: unit.externalCar || null }, needs, guides, unavailableOf(row))
}

/** The plate and the people of a stored vehicle unit that were marked as unavailable on one of its days. */
export function unavailableOf({
  plate_id,
  is_car_unavailable,
  crew,
}: Pick<UnitRow, 'plate_id' | 'is_car_unavailable'> & {
  crew: Pick<UnitRow['crew'][number], 'name' | 'is_unavailable'>[]
}): string[] {
  const people = crew.filter((member) => member.is_unavailable).map(({ name }) => name)
  return is_car_unavailable && plate_id !== null ? [plate_id, ...people] : people
}
