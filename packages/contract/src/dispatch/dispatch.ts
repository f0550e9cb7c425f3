import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { supplierStates } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { CarSupplier } from '../fleet/carSuppliers.ts'
import { CarOnDay } from '../fleet/cars.ts'
import { OperatorOnDay } from '../fleet/operators.ts'
import { route } from '../kernel/route.ts'
import { PurchasedTour } from '../orders/orderLists.ts'
import { allOf, Day, Deleted, Id, IdParams, Instant } from '../parts.ts'
import { CalendarDay, CalendarDeparture } from './calendarDeparture.ts'
import { DayPlan } from './dayPlan.ts'
import { CrewReply } from './replies.ts'
import { ExternalCar, UnitCrew } from './unitCrew.ts'

/** One tour on one date. */
const TourEvent = z.object({ _id: Id, tour: z.object({ _id: Id, name: z.string() }), date: Day })

/** A vehicle with its crew and orders on one departure. */
export const VehicleUnit = z
  .object({
    _id: Id,
    tourEvent: Id,
    tour: Id,
    date: Day,
    /** Later than `date` if an entry on board takes several days. */
    endDate: Day,
    car: z.object({ _id: Id, plateId: z.string(), make: z.string(), seats: z.int() }).nullable(),
    externalCar: ExternalCar.extend({ name: z.string() }).nullable(),
    /** Whether its supplier was asked, and what they replied. */
    supplierState: z.enum(supplierStates),
    driver: z.object({ _id: Id, name: z.string(), car: Id.nullable() }).nullable(),
    guide: z.array(
      z.object({ _id: Id, name: z.string(), car: Id.nullable(), languages: z.array(z.enum(languages)) }),
    ),
    /** The plate and the people that were marked as unavailable on one of its days. */
    unavailable: z.array(z.string()),
    participants: z.int(),
    selectedTours: z.array(Id),
    orderIds: z.array(Id),
    /** The replies of its crew, guides first. */
    replies: z.array(CrewReply),
    updatedAt: Instant,
  })
  .meta({ id: 'VehicleUnit' })
export type VehicleUnit = z.output<typeof VehicleUnit>

/** What the planning screens need for a day or a range. */
export const Assignments = z
  .object({
    cars: z.array(CarOnDay),
    guides: z.array(OperatorOnDay),
    drivers: z.array(OperatorOnDay),
    carSuppliers: z.array(CarSupplier),
    purchasedTours: z.array(PurchasedTour),
    dayEventCars: z.array(VehicleUnit),
  })
  .meta({ id: 'Assignments' })
export type Assignments = z.output<typeof Assignments>

/** A guide with their state on the days of a unit. */
const GuideOfUnit = OperatorOnDay.extend({
  /** On how many units of its tour they guided in the 365 days before, up to today. */
  timesOnTour: z.int(),
}).meta({ id: 'GuideOfUnit' })
export type GuideOfUnit = z.output<typeof GuideOfUnit>

/** What can be put on a unit. Cars and people include their state on all days of the unit. */
const UnitResources = Assignments.pick({
  cars: true,
  guides: true,
  drivers: true,
  carSuppliers: true,
})
  .extend({ guides: z.array(GuideOfUnit) })
  .meta({ id: 'UnitResources' })
export type UnitResources = z.output<typeof UnitResources>

/** A unit's crew and vehicle as saved by the dialog; `participants` and orders are ignored. */
const VehicleUnitInput = UnitCrew.extend({ updatedAt: Instant.optional() })

export const tourEvents = {
  getOrCreate: route({
    method: 'GET',
    path: '/tourEvents/getOrCreate/:date',
    access: 'dispatch.write',
    summary: 'The departure of a tour on a date, or all departures of the date; created if missing',
    params: z.object({ date: Day }),
    query: z.object({ tour: Id.optional() }),
    answer: z.union([TourEvent, allOf(TourEvent)]),
  }),
  calendar: route({
    method: 'GET',
    path: '/tourEvents/calendar',
    access: 'dispatch.read',
    summary:
      'The booked departures of a range of days by day and name, each counted, with what its vehicles lack, and the people of each day',
    query: z.object({ startDate: Day, endDate: Day }),
    answer: allOf(CalendarDeparture).extend({ days: z.array(CalendarDay) }),
  }),
  assignments: route({
    method: 'GET',
    path: '/tourEvents/assignments',
    access: 'dispatch.read',
    summary: 'Planning of a range of days, including what began earlier and is still running',
    query: z.object({ startDate: Day, endDate: Day }),
    answer: Assignments,
  }),
  assignmentsOfDay: route({
    method: 'GET',
    path: '/tourEvents/assignments/:date',
    access: 'dispatch.read',
    summary: 'Planning of a day, for one tour if given, including what began earlier and is still running',
    params: z.object({ date: Day }),
    query: z.object({ tour: Id.optional() }),
    answer: Assignments,
  }),
  day: route({
    method: 'GET',
    path: '/tourEvents/day/:date',
    access: 'dispatch.read',
    summary:
      'A day over all tours: departures with what they lack, and the state of cars, guides and drivers',
    params: z.object({ date: Day }),
    answer: DayPlan,
  }),
}

export const tourCars = {
  create: route({
    method: 'POST',
    path: '/tourCars',
    access: 'dispatch.write',
    summary: 'A new vehicle unit for a departure',
    body: z.object({ tourEvent: Id }),
    answer: VehicleUnit,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/tourCars/:id',
    access: 'dispatch.write',
    summary: 'Set the vehicle and crew of a unit',
    params: IdParams,
    body: VehicleUnitInput,
    answer: VehicleUnit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/tourCars/delete/:id',
    access: 'dispatch.write',
    summary: 'Delete a vehicle unit; its orders become unassigned',
    params: IdParams,
    answer: Deleted.extend({ undo: Undo }),
  }),
  addOrder: route({
    method: 'POST',
    path: '/tourCars/addOrder/:id',
    access: 'dispatch.write',
    summary: 'Put an entry on a vehicle unit',
    params: IdParams,
    body: z.object({ order: Id, selectedTour: Id, _id: Id }),
    answer: VehicleUnit.extend({ message: z.string().optional(), code: z.string().optional() }),
  }),
  removeOrder: route({
    method: 'DELETE',
    path: '/tourCars/removeOrder/:tourCarId/:selectedTourId',
    access: 'dispatch.write',
    summary: 'Take an entry off a vehicle unit',
    params: z.object({ tourCarId: Id, selectedTourId: Id }),
    answer: VehicleUnit,
  }),
  resources: route({
    method: 'GET',
    path: '/tourCars/resources/:id',
    access: 'dispatch.read',
    summary: 'Cars, people and suppliers with their state over all days of a vehicle unit',
    params: IdParams,
    answer: UnitResources,
  }),
  ofDate: route({
    method: 'GET',
    path: '/tourCars/tourEventsCarsByDate/:date',
    access: 'dispatch.read',
    summary: 'All vehicle units of a date, including those under way since an earlier day',
    params: z.object({ date: Day }),
    answer: allOf(VehicleUnit),
  }),
}
