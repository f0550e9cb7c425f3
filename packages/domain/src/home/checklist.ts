import type { Permission } from '../access/roles.ts'

/** The steps from an empty business to its first sold seat, in order, with the permission for each. */
export const setUpSteps = {
  business: 'settings.write',
  rates: 'rates.write',
  ticketTypes: 'prices.write',
  locations: 'prices.write',
  tour: 'catalogue.write',
  guide: 'fleet.write',
  driver: 'fleet.write',
  car: 'fleet.write',
  agency: 'accounts.write',
} as const satisfies Record<string, Permission>

export type SetUpStep = keyof typeof setUpSteps
export const setUpStepNames = Object.keys(setUpSteps) as SetUpStep[]

/** What the business currently has; counts where a step needs at least one. */
export interface BusinessFacts {
  officePhone: string
  /**
   * How many rates were set by a person or fetched from the bank; the others are the installation's defaults.
   */
  ratesSet: number
  /** How many rates there are. */
  rates: number
  ticketTypes: number
  locations: number
  /** Tours on sale that have a price for today or a later day. */
  toursOnSale: number
  guides: number
  drivers: number
  /** Cars of our fleet, and suppliers that send them. */
  vehicles: number
  agencies: number
}

/**
 * Which steps are done, judged only by what exists now: a step is open again once its last record is deleted.
 */
export function stepsDone(facts: BusinessFacts): Record<SetUpStep, boolean> {
  return {
    business: facts.officePhone.trim() !== '',
    rates: facts.rates > 0 && facts.ratesSet === facts.rates,
    ticketTypes: facts.ticketTypes > 0,
    locations: facts.locations > 0,
    tour: facts.toursOnSale > 0,
    guide: facts.guides > 0,
    driver: facts.drivers > 0,
    car: facts.vehicles > 0,
    agency: facts.agencies > 0,
  }
}

/** The steps that the caller may do. */
export function stepsFor(may: (permission: Permission) => boolean): SetUpStep[] {
  return setUpStepNames.filter((step) => may(setUpSteps[step]))
}
