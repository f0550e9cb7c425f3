import { describe, expect, it } from 'vitest'
import { breaches } from './breaches.ts'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
  givenProposal,
  givenProposedUnit,
} from './planDay.fixture.ts'
import type { PlanDay, PlanOptions } from './planDay.ts'
import type { OpenParty, ProposedUnit } from './proposal.ts'
import { type BreachCode, breachCodes } from './rules/breach.ts'

interface Case {
  title: string
  day?: Partial<PlanDay>
  options?: Partial<PlanOptions>
  units: ProposedUnit[]
  open?: OpenParty[]
  breaks: BreachCode[]
}

const levi = givenPlanParty()
const cohen = givenPlanParty({ _id: 'cohen', order: 1002, people: 6 })
const tower = givenPlanParty({ _id: 'tower', order: 1003, people: 40 })
const private9 = givenPlanParty({ _id: 'weiss', order: 1004, people: 2, isPrivate: true })
const bus = { car: null, externalCar: { carSupplier: 'negev', seats: 50 }, driver: null }
const onSprinter = {
  car: 'sprinter',
  driver: null,
  guide: [],
  lacksDriver: true,
  unspoken: ['english' as const],
}
const vito = givenPresentUnit({
  car: 'vito',
  driver: 'moshe',
  guide: ['hanna'],
  parts: [{ party: 'levi', people: 2 }],
})
const illMoshe = [
  givenPlanPerson({ _id: 'hanna', role: 'guide' }),
  givenPlanPerson({ busy: [{ start: '2026-03-11', end: '2026-03-12' }] }),
  givenPlanPerson({ _id: 'avi' }),
  givenPlanPerson({ _id: 'ruth', role: 'guide' }),
]
const open = (party: string, people: number): OpenParty => ({ party, people, reason: 'no_free_vehicle' })
const part = (party: string, people: number) => ({ party, people })
const unit = givenProposedUnit

const cases: Case[] = [
  { title: 'a party in a car with driver and guide', units: [unit()], breaks: [] },
  { title: 'a party that stays open', units: [], open: [open('levi', 2)], breaks: [] },
  {
    title: 'a party that is forgotten',
    units: [],
    breaks: ['wrong_count'],
  },
  {
    title: 'a party that is on a unit and open',
    units: [unit()],
    open: [open('levi', 2)],
    breaks: ['wrong_count'],
  },
  {
    title: 'a part without people',
    units: [unit()],
    open: [open('levi', 0)],
    breaks: ['wrong_count'],
  },
  {
    title: 'a party that is unknown',
    units: [unit()],
    open: [open('nobody', 1)],
    breaks: ['wrong_count'],
  },
  {
    title: 'eight people in seven seats',
    day: { parties: [levi, cohen] },
    units: [unit({ parts: [part('cohen', 6), part('levi', 2)] })],
    breaks: ['over_seats'],
  },
  {
    title: 'a party on a unit without a vehicle',
    units: [unit({ car: null, driver: null })],
    breaks: ['over_seats'],
  },
  { title: 'a party on another tour', units: [unit({ tour: 'jaffa' })], breaks: ['other_tour'] },
  {
    title: 'a car on two units',
    day: { parties: [levi, cohen] },
    units: [
      unit(),
      unit({
        parts: [part('cohen', 6)],
        driver: null,
        guide: [],
        lacksDriver: true,
        unspoken: ['english'],
      }),
    ],
    breaks: ['twice_on_a_day'],
  },
  {
    title: 'a guide who drives another unit',
    day: { parties: [levi, cohen] },
    units: [unit(), unit({ ...onSprinter, parts: [part('cohen', 6)], guide: ['hanna'], unspoken: [] })],
    breaks: ['twice_on_a_day'],
  },
  {
    title: 'a guide who drives the same unit',
    units: [unit({ driver: 'hanna' })],
    breaks: [],
  },
  {
    title: 'a car that is away on the last of three days',
    day: {
      parties: [{ ...levi, isPrivate: true, endDate: '2026-03-13' }],
      cars: [givenPlanCar({ busy: [{ start: '2026-03-13', end: null }] })],
    },
    units: [unit()],
    breaks: ['busy'],
  },
  {
    title: 'a driver who is away on the day before and the day after',
    day: {
      people: [
        givenPlanPerson({
          busy: [
            { start: '2026-03-01', end: '2026-03-10' },
            { start: '2026-03-12', end: null },
          ],
        }),
      ],
    },
    units: [unit({ guide: [], unspoken: ['english'] })],
    breaks: [],
  },
  {
    title: 'a private group that shares',
    day: { parties: [levi, private9] },
    units: [unit({ parts: [part('levi', 2), part('weiss', 2)] })],
    breaks: ['private_shares'],
  },
  {
    title: 'a party in two pieces that would fit into one car',
    day: { parties: [cohen] },
    units: [unit({ parts: [part('cohen', 3)] }), unit({ ...onSprinter, parts: [part('cohen', 3)] })],
    breaks: ['needless_split'],
  },
  {
    title: 'a party of which some stay behind',
    day: { parties: [cohen] },
    units: [unit({ parts: [part('cohen', 3)] })],
    open: [open('cohen', 3)],
    breaks: ['needless_split'],
  },
  {
    title: 'the same where parties may be split',
    day: { parties: [cohen] },
    options: { maySplit: true },
    units: [unit({ parts: [part('cohen', 3)] })],
    open: [open('cohen', 3)],
    breaks: [],
  },
  {
    title: 'a party of 40 in two pieces, with a bus to be had',
    day: { parties: [tower] },
    units: [unit({ parts: [part('tower', 7)] })],
    open: [open('tower', 33)],
    breaks: ['needless_split'],
  },
  {
    title: 'a party of 40 in two pieces, without suppliers',
    day: { parties: [tower] },
    options: { useSuppliers: false },
    units: [unit({ parts: [part('tower', 7)] })],
    open: [open('tower', 33)],
    breaks: [],
  },
  {
    title: 'a kept unit that is dissolved',
    day: { units: [vito] },
    units: [],
    open: [open('levi', 2)],
    breaks: ['kept_changed'],
  },
  {
    title: 'a unit that is dissolved where nothing is kept',
    day: { units: [vito] },
    options: { keep: 'nothing' },
    units: [],
    open: [open('levi', 2)],
    breaks: [],
  },
  {
    title: 'a kept unit with another driver',
    day: { units: [vito] },
    units: [unit({ _id: 'unit', driver: 'hanna' })],
    breaks: ['kept_changed'],
  },
  {
    title: 'a kept unit that loses a party',
    day: { units: [vito] },
    units: [unit({ _id: 'unit', parts: [], guide: ['hanna'] })],
    open: [open('levi', 2)],
    breaks: ['kept_changed'],
  },
  {
    title: 'a party that moves where vehicles and crew are kept',
    day: { units: [vito] },
    options: { keep: 'crew' },
    units: [unit({ _id: 'unit', parts: [] }), unit({ ...onSprinter })],
    breaks: [],
  },
  {
    title: 'a driver for a kept unit that has none',
    day: { units: [{ ...vito, driver: null }] },
    units: [unit({ _id: 'unit' })],
    breaks: [],
  },
  {
    title: 'a driver for a unit that someone was told about',
    day: { units: [{ ...vito, driver: null, told: ['sheet'] }] },
    options: { keep: 'nothing' },
    units: [unit({ _id: 'unit' })],
    breaks: ['told_changed'],
  },
  {
    title: 'a told unit that is dissolved',
    day: { units: [{ ...vito, told: ['driver'] }] },
    options: { keep: 'nothing' },
    units: [unit()],
    breaks: ['told_changed'],
  },
  {
    title: 'a unit of a signed-off day that is dissolved',
    day: { units: [vito], isSignedOff: true },
    options: { keep: 'nothing' },
    units: [unit()],
    breaks: ['told_changed'],
  },
  {
    title: 'the same where told units may be touched',
    day: { units: [vito], isSignedOff: true },
    options: { keep: 'nothing', touchTold: true },
    units: [unit()],
    breaks: [],
  },
  {
    title: 'free seats of a told unit that are filled',
    day: { parties: [levi, { ...cohen, people: 5 }], units: [{ ...vito, told: ['sheet'] }] },
    options: { keep: 'nothing' },
    units: [unit({ _id: 'unit', parts: [part('cohen', 5), part('levi', 2)] })],
    breaks: [],
  },
  {
    title: 'a kept unit that a repair dissolves',
    day: { units: [vito] },
    options: { mode: 'repair' },
    units: [unit()],
    breaks: [],
  },
  {
    title: 'a told unit that a repair dissolves',
    day: { units: [{ ...vito, told: ['driver'] }] },
    options: { mode: 'repair' },
    units: [unit()],
    breaks: ['told_changed'],
  },
  {
    title: 'another driver on a told unit whose driver is ill, in a repair',
    day: { units: [{ ...vito, told: ['driver'] }], people: illMoshe },
    options: { mode: 'repair' },
    units: [unit({ _id: 'unit', driver: 'avi' })],
    breaks: [],
  },
  {
    title: 'another guide on it as well',
    day: { units: [{ ...vito, told: ['driver'] }], people: illMoshe },
    options: { mode: 'repair' },
    units: [unit({ _id: 'unit', driver: 'avi', guide: ['ruth'] })],
    breaks: ['told_changed'],
  },
  {
    title: 'another driver on it in a plan that is no repair',
    day: { units: [{ ...vito, told: ['driver'] }], people: illMoshe },
    options: { keep: 'nothing' },
    units: [unit({ _id: 'unit', driver: 'avi' })],
    breaks: ['told_changed'],
  },
  {
    title: 'a driver who is ill and stays after a repair',
    day: { units: [{ ...vito, told: ['driver'] }], people: illMoshe },
    options: { mode: 'repair' },
    units: [unit({ _id: 'unit' })],
    breaks: ['busy'],
  },
  {
    title: 'a party in pieces that was in pieces before a repair',
    day: {
      parties: [cohen],
      units: [
        { ...vito, parts: [part('cohen', 4)] },
        givenPresentUnit({ _id: 'other', car: 'sprinter', parts: [part('cohen', 2)] }),
      ],
    },
    options: { mode: 'repair' },
    units: [
      unit({ _id: 'unit', parts: [part('cohen', 4)] }),
      unit({ _id: 'other', ...onSprinter, parts: [part('cohen', 2)] }),
    ],
    breaks: [],
  },
  {
    title: 'a driver whose licence ends at eight seats in a Sprinter',
    units: [unit({ car: 'sprinter', driver: 'hanna' })],
    breaks: ['licence'],
  },
  {
    title: "someone in another person's car",
    day: { cars: [givenPlanCar({ owner: 'hanna' })] },
    units: [unit()],
    breaks: ['licence'],
  },
  {
    title: 'a missing driver that is not said',
    units: [unit({ driver: null })],
    breaks: ['no_driver_unsaid'],
  },
  {
    title: 'a guide who speaks no language on board',
    day: { parties: [{ ...levi, language: 'german' }] },
    units: [unit({ unspoken: ['german'] })],
    breaks: ['guide_language'],
  },
  {
    title: 'a guide where nobody has a language on record',
    day: { parties: [{ ...levi, language: null }] },
    units: [unit()],
    breaks: [],
  },
  {
    title: 'a language that nobody speaks and that is not named',
    day: { parties: [levi, { ...cohen, people: 4, language: 'german' }] },
    units: [unit({ parts: [part('cohen', 4), part('levi', 2)] })],
    breaks: ['language_unsaid'],
  },
  {
    title: 'a supplier in a size that it has',
    units: [unit({ ...bus })],
    breaks: [],
  },
  {
    title: 'a supplier in a size that it does not have',
    units: [unit({ ...bus, externalCar: { carSupplier: 'negev', seats: 19 } })],
    breaks: ['supplier_size'],
  },
  {
    title: 'a supplier where none may be used',
    options: { useSuppliers: false },
    units: [unit({ ...bus })],
    breaks: ['supplier_not_allowed'],
  },
  {
    title: 'a guide alone for those with their own car',
    day: { parties: [{ ...private9, tourOption: 'guide only' }] },
    units: [unit({ car: null, driver: null, parts: [part('weiss', 2)] })],
    breaks: [],
  },
  {
    title: 'a car for those with their own',
    day: { parties: [{ ...private9, tourOption: 'guide only' }] },
    units: [unit({ parts: [part('weiss', 2)] })],
    breaks: ['vehicle_for_guide_only'],
  },
  {
    title: 'a guide for those who wanted a car alone',
    day: { parties: [{ ...private9, tourOption: 'car only' }] },
    units: [unit({ parts: [part('weiss', 2)] })],
    breaks: ['guide_for_car_only'],
  },
  { title: 'an unknown car', units: [unit({ car: 'lorry' })], breaks: ['not_a_unit'] },
  {
    title: 'a driver who guides',
    units: [unit({ driver: 'hanna', guide: ['moshe'] })],
    breaks: ['not_a_unit'],
  },
  {
    title: 'a new unit without people',
    units: [unit(), unit({ ...onSprinter, parts: [], unspoken: [] })],
    breaks: ['not_a_unit'],
  },
]

describe('the hard rules of a proposal', () => {
  for (const { title, day, options, units, open: left = [], breaks } of cases) {
    it(`${breaks.length > 0 ? 'are broken by' : 'allow'} ${title}`, () => {
      const found = breaches(givenPlanDay(day), givenPlanOptions(options), givenProposal(units, left))
      expect([...new Set(found.map(({ code }) => code))].filter((code) => !isAside(code, breaks))).toEqual(
        breaks,
      )
    })
  }

  it('are each broken once in this table', () => {
    expect(new Set(cases.flatMap(({ breaks }) => breaks))).toEqual(new Set(breachCodes))
  })

  it('are not held against what people planned before', () => {
    const crowd = { ...private9, people: 30, language: 'german' as const }
    const day = givenPlanDay({
      parties: [crowd, levi],
      people: [
        givenPlanPerson({ _id: 'hanna', role: 'guide' }),
        givenPlanPerson({ maxPassengers: 0, busy: [{ start: '2026-03-11', end: null }] }),
      ],
      units: [{ ...vito, car: 'sprinter', parts: [part('weiss', 30), part('levi', 2)] }],
    })
    const same = givenProposedUnit({
      ...day.units[0],
      unspoken: ['german'],
    })
    expect(breaches(day, givenPlanOptions(), givenProposal([same]))).toEqual([])
    const found = breaches(day, givenPlanOptions({ keep: 'nothing' }), givenProposal([same]))
    expect(found.map(({ code }) => code).toSorted()).toEqual([
      'busy',
      'licence',
      'over_seats',
      'private_shares',
    ])
    const repaired = breaches(day, givenPlanOptions({ mode: 'repair' }), givenProposal([same]))
    expect(repaired.map(({ code }) => code).toSorted()).toEqual(['busy', 'over_seats'])
  })
})

/** Some breaches can't come alone: a guide on two units is also one who isn't free. */
function isAside(code: BreachCode, breaks: readonly BreachCode[]): boolean {
  return !breaks.includes(code) && breaks.includes('not_a_unit')
}
