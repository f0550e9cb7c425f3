import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { problemText } from '@tourdesk/contract/kernel/problem'
import { supplierStateOf } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { unavailableOf } from './gapsOfRow.ts'
import { assignmentOf, firstPickup } from './replies/assignmentOf.ts'
import { presentReplies, type ReplyClock } from './replies/presentReplies.ts'
import { participantsOf } from './riders.ts'
import type { CrewMember, StoredUnit } from './units.ts'

/** The contract's shape of a vehicle unit; participants and orders come from the entries. */
export function presentUnit(unit: StoredUnit, clock: ReplyClock): VehicleUnit {
  const driver = unit.crew.find((member) => member.is_driver)
  return {
    _id: unit.id,
    tourEvent: unit.tour_event_id,
    tour: unit.tour_id,
    date: unit.tour_date,
    endDate: unit.end_date,
    car: carOf(unit),
    externalCar: externalCarOf(unit),
    supplierState: supplierStateOf(unit.request_state),
    driver: driver ? presentMember(driver) : null,
    guide: unit.crew
      .filter((member) => member.is_guide)
      .map((member) => ({ ...presentMember(member), languages: member.languages })),
    unavailable: unavailableOf(unit),
    participants: participantsOf(unit),
    selectedTours: unit.entries.map((entry) => entry.id),
    orderIds: [...new Set(unit.entries.map((entry) => entry.order_id))],
    replies: presentReplies(unit.crew, assignmentOf(unit, firstPickup(unit.entries)), clock),
    updatedAt: unit.updated_at.toISOString(),
  }
}

/** A warning to show with a success. */
export function warningOf(code: ProblemCode): { message: string; code: string } {
  return { code, message: problemText(code) }
}

function carOf({ car_id, plate_id, make, car_seats }: StoredUnit): VehicleUnit['car'] {
  if (car_id === null) return null
  return { _id: car_id, plateId: plate_id ?? '', make: make ?? '', seats: car_seats ?? 0 }
}

function externalCarOf({
  car_supplier_id,
  supplier,
  external_seats,
}: StoredUnit): VehicleUnit['externalCar'] {
  if (car_supplier_id === null) return null
  return { carSupplier: car_supplier_id, name: supplier ?? '', seats: external_seats ?? 0 }
}

function presentMember({ id, name, car_id }: CrewMember) {
  return { _id: id, name, car: car_id }
}
