import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'

/** A move of an entry from its unit, `tourCarId`, to another one or off all units. */
export interface Move {
  entry: PurchasedTour
  to: string | null
}

/** The day after a move; repeating the move changes nothing. */
export function withMove(day: Assignments, { entry, to }: Move): Assignments {
  const purchasedTours = day.purchasedTours.map((tour) =>
    tour._id === entry._id ? { ...tour, tourCarId: to } : tour,
  )
  return {
    ...day,
    purchasedTours,
    dayEventCars: day.dayEventCars.map((unit) => {
      if (unit._id === to) return withEntry(unit, entry)
      return unit.selectedTours.includes(entry._id) ? withoutEntry(unit, entry, purchasedTours) : unit
    }),
  }
}

/** The reverse of a move. */
export function reverseOf({ entry, to }: Move): Move {
  return { entry: { ...entry, tourCarId: to }, to: entry.tourCarId }
}

function withEntry(unit: VehicleUnit, entry: PurchasedTour): VehicleUnit {
  if (unit.selectedTours.includes(entry._id)) return unit
  return {
    ...unit,
    participants: unit.participants + entry.headCount,
    selectedTours: [...unit.selectedTours, entry._id],
    orderIds: [...new Set([...unit.orderIds, entry.orderId])],
  }
}

function withoutEntry(unit: VehicleUnit, entry: PurchasedTour, tours: PurchasedTour[]): VehicleUnit {
  const selectedTours = unit.selectedTours.filter((_id) => _id !== entry._id)
  const orders = tours.filter(({ _id }) => selectedTours.includes(_id)).map(({ orderId }) => orderId)
  return {
    ...unit,
    participants: unit.participants - entry.headCount,
    selectedTours,
    orderIds: [...new Set(orders)],
  }
}
