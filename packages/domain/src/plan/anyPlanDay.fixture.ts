import fc from 'fast-check'
import { addDays, type DayRange } from '../calendar.ts'
import { cities, type Language } from '../catalogue/vocabulary.ts'
import { tourOptions } from '../entries/vocabulary.ts'
import {
  keepOptions,
  type PlanCar,
  type PlanDay,
  type PlanOptions,
  type PlanParty,
  type PlanPerson,
  type PlanSupplier,
  type PresentUnit,
  planAims,
  planModes,
  toldReasons,
} from './planDay.ts'

const date = '2026-03-11'
const tours = ['jaffa', 'masada']
const tour = fc.constantFrom(...tours)
const language = fc.constantFrom<Language>('english', 'french', 'german', 'spanish')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 })
const seats = fc.constantFrom(4, 7, 10, 16, 19, 50)

const ill = { start: addDays(date, -1), end: date }
const awayLater = { start: addDays(date, 1), end: null }
const busy: fc.Arbitrary<DayRange[]> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<DayRange[]>([]) },
  { weight: 1, arbitrary: fc.constant<DayRange[]>([ill]) },
  { weight: 1, arbitrary: fc.constant<DayRange[]>([awayLater]) },
)

function party(index: number): fc.Arbitrary<PlanParty> {
  const id = `party ${String(index).padStart(2, '0')}`
  return fc.record({
    _id: fc.constant(id),
    order: fc.constant(1000 + index),
    tour,
    people: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.constant(60)),
    isPrivate: fc.boolean(),
    language: maybe(language),
    tourOption: maybe(fc.constantFrom(...tourOptions)),
    pickup: maybe(
      fc.record({
        city: fc.constantFrom(...cities),
        time: maybe(fc.constantFrom('07:00', '07:30', '08:15')),
        lat: maybe(fc.constant(32.07)),
        lng: fc.constant(34.77),
      }),
    ),
    endDate: fc.constantFrom(date, date, date, addDays(date, 2)),
    wishes: fc.record({
      car: maybe(fc.constantFrom('car 0', 'car 1')),
      guide: maybe(fc.constantFrom('person 0', 'person 1')),
      seats: maybe(fc.constantFrom({ from: 7, to: 7 }, { from: 16, to: 19 })),
    }),
  })
}

function car(index: number): fc.Arbitrary<PlanCar> {
  return fc.record({
    _id: fc.constant(`car ${index}`),
    plateId: fc.constant(`417-28-65${index}`),
    seats,
    owner: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constantFrom('person 0', 'person 2')),
    busy,
  })
}

function person(index: number): fc.Arbitrary<PlanPerson> {
  return fc.record({
    _id: fc.constant(`person ${index}`),
    name: fc.constant(`Hanna Weiss ${index}`),
    role: fc.constantFrom('guide', 'driver'),
    languages: fc.uniqueArray(language, { maxLength: 3 }),
    maxPassengers: fc.constantFrom(0, 8, 16, 99),
    busy,
    isReserved: fc.boolean(),
    timesOnTour: fc.record({ masada: fc.constantFrom(0, 14) }),
    daysWorked: fc.integer({ min: 0, max: 6 }),
  })
}

const negev = { _id: 'negev', name: 'Negev Coaches', sizes: [10, 19] }

/** Some units with what's left of cars, people and parties, so that nothing is on two of them. */
function units(day: PlanDay): fc.Arbitrary<PresentUnit[]> {
  return fc
    .array(
      fc.record({
        tour,
        vehicle: fc.constantFrom('car', 'supplier', 'none'),
        hasDriver: fc.boolean(),
        hasGuide: fc.boolean(),
        parties: fc.integer({ min: 0, max: 3 }),
        isPartly: fc.boolean(),
        told: fc.subarray([...toldReasons], { maxLength: 1 }),
      }),
      { maxLength: 3 },
    )
    .map((drawn) => {
      const cars = [...day.cars]
      const people = [...day.people]
      const parties = [...day.parties]
      const take = <Fact>(list: Fact[], isRight: (fact: Fact) => boolean) => {
        const place = list.findIndex(isRight)
        return place < 0 ? null : list.splice(place, 1)[0]!
      }
      const supplier = day.suppliers[0]
      return drawn.map((unit, index): PresentUnit => {
        const own = unit.vehicle === 'car' ? (take(cars, () => true)?._id ?? null) : null
        const isSupplied = unit.vehicle === 'supplier' && supplier !== undefined
        const guide = unit.hasGuide ? take(people, ({ role }) => role === 'guide') : null
        return {
          _id: `unit ${index}`,
          tour: unit.tour,
          car: own,
          externalCar: isSupplied ? { carSupplier: supplier._id, seats: supplier.sizes[0]! } : null,
          driver:
            !isSupplied && unit.hasDriver
              ? (take(people, ({ role }) => role === 'driver')?._id ?? null)
              : null,
          guide: guide === null ? [] : [guide._id],
          parts: Array.from({ length: unit.parties }, () => take(parties, (one) => one.tour === unit.tour))
            .filter((one) => one !== null)
            .map((one) => ({
              party: one._id,
              people: unit.isPartly ? Math.ceil(one.people / 2) : one.people,
            })),
          told: unit.told,
        }
      })
    })
}

function listOf<Fact>(most: number, fact: (index: number) => fc.Arbitrary<Fact>): fc.Arbitrary<Fact[]> {
  return fc
    .integer({ min: 0, max: most })
    .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => fact(index))))
}

/** Any small day, with what goes wrong on days: missing facts, people who are ill, units that are halfway planned. */
export const anyPlanDay: fc.Arbitrary<PlanDay> = fc
  .record({
    date: fc.constant(date),
    isSignedOff: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    departures: fc.constant(tours.map((_id) => ({ tour: _id, name: _id, hours: null }))),
    parties: listOf(12, party),
    cars: listOf(5, car),
    suppliers: fc.constantFrom<PlanSupplier[]>([], [negev]),
    people: listOf(7, person),
    units: fc.constant<PresentUnit[]>([]),
  })
  .chain((day) => units(day).map((present) => ({ ...day, units: present })))

export const anyPlanOptions: fc.Arbitrary<PlanOptions> = fc.record({
  keep: fc.constantFrom(...keepOptions),
  maySplit: fc.boolean(),
  useSuppliers: fc.boolean(),
  touchTold: fc.boolean(),
  aim: fc.constantFrom(...planAims),
  mode: fc.constantFrom(...planModes),
})
