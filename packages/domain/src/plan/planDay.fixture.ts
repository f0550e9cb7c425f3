import type {
  PlanCar,
  PlanDay,
  PlanOptions,
  PlanParty,
  PlanPerson,
  PlanPickup,
  PresentUnit,
} from './planDay.ts'
import type { Proposal, ProposedUnit } from './proposal.ts'

const date = '2026-03-11'

/** Masada on Wednesday 11 March 2026: a Vito, a Sprinter, Hanna who guides, and Moshe who drives both. */
export function givenPlanDay(changes: Partial<PlanDay> = {}): PlanDay {
  return {
    date,
    isSignedOff: false,
    departures: [
      { tour: 'masada', name: 'Masada and the Dead Sea', hours: 11 },
      { tour: 'jaffa', name: 'Jaffa', hours: 3 },
    ],
    parties: [givenPlanParty()],
    cars: [givenPlanCar({ _id: 'vito', seats: 7 }), givenPlanCar({ _id: 'sprinter', seats: 19 })],
    suppliers: [{ _id: 'negev', name: 'Negev Coaches', sizes: [35, 50] }],
    people: [
      givenPlanPerson({ _id: 'hanna', role: 'guide', maxPassengers: 8, languages: ['english', 'spanish'] }),
      givenPlanPerson({ _id: 'moshe', maxPassengers: 99 }),
    ],
    units: [],
    ...changes,
  }
}

/** Two people who speak English, from a hotel in Tel Aviv. */
export function givenPlanParty(changes: Partial<PlanParty> = {}): PlanParty {
  return {
    _id: 'levi',
    order: 1001,
    tour: 'masada',
    people: 2,
    isPrivate: false,
    language: 'english',
    tourOption: null,
    pickup: givenPlanPickup(),
    endDate: date,
    wishes: { car: null, guide: null, seats: null },
    ...changes,
  }
}

export function givenPlanPickup(changes: Partial<PlanPickup> = {}): PlanPickup {
  return { city: 'tel_aviv', time: '07:30', lat: 32.07, lng: 34.77, ...changes }
}

/** A car of the office with 7 seats, free on all days. */
export function givenPlanCar(changes: Partial<PlanCar> = {}): PlanCar {
  return { _id: 'vito', plateId: '417-28-650', seats: 7, owner: null, busy: [], ...changes }
}

/** A driver who may drive small cars, speaks English and is free on all days. */
export function givenPlanPerson(changes: Partial<PlanPerson> = {}): PlanPerson {
  return {
    _id: 'moshe',
    name: 'Moshe Dahan',
    role: 'driver',
    languages: ['english'],
    maxPassengers: 8,
    busy: [],
    isReserved: false,
    timesOnTour: { masada: 14 },
    daysWorked: 3,
    ...changes,
  }
}

/** A unit of the office with nothing but its parties. */
export function givenPresentUnit(changes: Partial<PresentUnit> = {}): PresentUnit {
  return {
    _id: 'unit',
    tour: 'masada',
    car: null,
    externalCar: null,
    driver: null,
    guide: [],
    parts: [],
    told: [],
    ...changes,
  }
}

/** The Levis in the Vito, with Hanna and Moshe. */
export function givenProposedUnit(changes: Partial<ProposedUnit> = {}): ProposedUnit {
  return {
    _id: null,
    tour: 'masada',
    car: 'vito',
    externalCar: null,
    driver: 'moshe',
    guide: ['hanna'],
    parts: [{ party: 'levi', people: 2 }],
    lacksDriver: false,
    unspoken: [],
    reasons: [],
    ...changes,
  }
}

/** A proposal with these units. Its cost isn't that of its units. */
export function givenProposal(units: ProposedUnit[], open: Proposal['open'] = []): Proposal {
  const none = {
    left: 0,
    split: 0,
    supplier: 0,
    unit: 0,
    unspoken: 0,
    language: 0,
    wish: 0,
    city: 0,
    newToTour: 0,
    overworked: 0,
    minute: 0,
    emptySeat: 0,
    moved: 0,
    changed: 0,
  }
  return {
    units,
    open,
    lacked: { withoutCoordinates: [], guidesWithoutLanguage: [], driversWithoutLicence: [] },
    cost: { before: none, after: none },
    isCut: false,
  }
}

/** What the dialog starts with. */
export function givenPlanOptions(changes: Partial<PlanOptions> = {}): PlanOptions {
  return {
    keep: 'all',
    maySplit: false,
    useSuppliers: true,
    touchTold: false,
    aim: 'fewest',
    mode: 'plan',
    ...changes,
  }
}
