import type { Assignments, VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import { type CarSupplier, CarSupplierInput } from '@tourdesk/contract/fleet/carSuppliers'
import { CarInput, type CarOnDay } from '@tourdesk/contract/fleet/cars'
import { OperatorInput, type OperatorOnDay } from '@tourdesk/contract/fleet/operators'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'

/** An entry for four people to Masada on a Wednesday, with `facts` on top. */
export function purchasedTour(facts: Partial<PurchasedTour> = {}): PurchasedTour {
  const { headCount = 4, tourCarId = null } = facts
  const participants = { Adult: headCount }
  return {
    _id: 'cohen',
    orderId: 'order-cohen',
    orderNumber: 1001,
    refOrderNumber: '',
    customer: 'Dana Cohen',
    mobilePhone: '',
    agency: 'Galil Hotels',
    tour: { _id: 'masada', name: 'Masada', participants },
    headCount,
    date: '2026-03-11',
    endDate: null,
    language: 'english',
    group_type: 'small_group',
    price_class: 'premium',
    tourOption: null,
    pickup: { city: 'tel_aviv', name: 'Hotel Carlton', address: '' },
    pickupTimeStart: '07:30',
    dropoff: null,
    source: 'office',
    orderType: 'daily',
    starTour: null,
    tourStatus: 'BOOKED',
    orderStatus: 'paid',
    paymentStatus: 'PAID',
    notes: '',
    tourCarId,
    tourCars: tourCarId ? [{ _id: tourCarId, participants }] : [],
    seatedAt: tourCarId && '2026-03-10T08:00:00.000Z',
    splitChanged: false,
    thumbnails: { wide: null },
    ...facts,
  }
}

/** An empty seven-seat van with Eli as driver and Noa as guide. */
export function vehicleUnit(facts: Partial<VehicleUnit> = {}): VehicleUnit {
  return {
    _id: 'van',
    tourEvent: 'masada-11',
    tour: 'masada',
    date: '2026-03-11',
    endDate: '2026-03-11',
    car: { _id: 'vito', plateId: '82-451-93', make: 'Mercedes', seats: 7 },
    externalCar: null,
    supplierState: 'not_asked',
    driver: { _id: 'eli', name: 'Eli', car: null },
    guide: [{ _id: 'noa', name: 'Noa', car: null, languages: ['english'] }],
    unavailable: [],
    participants: 0,
    selectedTours: [],
    orderIds: [],
    replies: [],
    updatedAt: '2026-03-10T08:00:00Z',
    ...facts,
  }
}

/** A day with these entries and units. */
export function plannedDay(purchasedTours: PurchasedTour[], dayEventCars: VehicleUnit[] = []): Assignments {
  return { cars: [], guides: [], drivers: [], carSuppliers: [], purchasedTours, dayEventCars }
}

/** A car of the fleet that's free on the day. */
export function car(facts: Partial<CarOnDay> = {}): CarOnDay {
  return {
    ...startValues(CarInput),
    _id: 'vito',
    plateId: '82-451-93',
    seats: 7,
    make: 'Mercedes',
    year: 2023,
    dayStatus: 'available',
    unitId: null,
    heldBy: null,
    ...facts,
  }
}

/** A guide without a car who is free on the day. */
export function operator(facts: Partial<OperatorOnDay> = {}): OperatorOnDay {
  return {
    ...startValues(OperatorInput),
    _id: 'noa',
    role: 'guide',
    firstName: 'Noa',
    lastName: 'Levi',
    languages: ['english'],
    licenseTypes: ['B'],
    dayStatus: 'available',
    unitId: null,
    heldBy: null,
    ...facts,
  }
}

/** A car supplier with nineteen-seat vehicles. */
export function supplier(facts: Partial<CarSupplier> = {}): CarSupplier {
  return {
    ...startValues(CarSupplierInput),
    _id: 'negev',
    name: 'Negev Transport',
    sizes: [19],
    ...facts,
  }
}
