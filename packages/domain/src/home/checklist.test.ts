import { describe, expect, it } from 'vitest'
import { permissionsOf } from '../access/actor.ts'
import { type Role, roles } from '../access/roles.ts'
import { type BusinessFacts, setUpStepNames, stepsDone, stepsFor } from './checklist.ts'

const nothing: BusinessFacts = {
  officePhone: '',
  ratesSet: 0,
  rates: 2,
  ticketTypes: 0,
  locations: 0,
  toursOnSale: 0,
  guides: 0,
  drivers: 0,
  vehicles: 0,
  agencies: 0,
}
const doneOf = (facts: Partial<BusinessFacts>) => {
  const done = stepsDone({ ...nothing, ...facts })
  return setUpStepNames.filter((step) => done[step])
}

describe('the steps of setting up a business', () => {
  it.each([
    ['nothing is there yet', {}, []],
    ['the office has a phone', { officePhone: '03-555-0100' }, ['business']],
    ['the phone is only spaces', { officePhone: '  ' }, []],
    ['one of two rates is a default', { ratesSet: 1 }, []],
    ['both rates were set', { ratesSet: 2 }, ['rates']],
    ['there are no rates at all', { rates: 0 }, []],
    ['there is a ticket type', { ticketTypes: 1 }, ['ticketTypes']],
    ['there is a pickup location', { locations: 1 }, ['locations']],
    ['a tour is on sale', { toursOnSale: 1 }, ['tour']],
    ['there is a guide', { guides: 1 }, ['guide']],
    ['there is a driver', { drivers: 1 }, ['driver']],
    ['there is a car or a car supplier', { vehicles: 1 }, ['car']],
    ['there is an agency', { agencies: 1 }, ['agency']],
  ] as const)('done when %s', (_, facts, steps) => expect(doneOf(facts)).toEqual(steps))

  it('each person is offered the steps they may do: the first owner all, staff the daily ones, agencies none', () => {
    const stepsOf = (role: Role, isSuper: boolean, isMain: boolean) => {
      const flags = { doesIncludeAffiliation: true, dailyToursOnly: false, allowPrivateGroup: true }
      const account = { _id: 'olive', name: 'Olive', isMain, doesAllowPaymentToAgency: true, ...flags }
      const granted = permissionsOf({ role, isSuper, account })
      return stepsFor((permission) => granted.has(permission))
    }
    expect(stepsOf('OWNER', true, true)).toEqual(setUpStepNames)
    expect(stepsOf('OWNER', false, true)).toEqual(setUpStepNames.filter((step) => step !== 'rates'))
    expect(stepsOf('ADMIN', false, true)).toEqual(
      setUpStepNames.filter((step) => step !== 'rates' && step !== 'business'),
    )
    for (const role of roles) expect(stepsOf(role, true, false)).toEqual([])
  })
})
