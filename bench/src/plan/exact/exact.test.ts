import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breaches } from '@tourdesk/domain/plan/breaches'
import { costOfUnits, weigh } from '@tourdesk/domain/plan/cost'
import { describe, expect, test } from 'vitest'
import type { Task } from '../days/drawDay.ts'
import { readDays } from '../files/readDays.ts'
import { asProposal } from './asProposal.ts'
import { largeProgram } from './largeDay.ts'
import { loadSolver } from './loadSolver.ts'
import { smallProgram } from './smallDay.ts'

const highs = await loadSolver()

/** A day as a file has it. */
function dayOf(written: object): Task {
  const path = join(tmpdir(), `tourdesk-plan-${process.pid}.json`)
  writeFileSync(path, JSON.stringify({ days: [written] }))
  return readDays(path)[0]!
}

function solved(task: Task, supplied = 2) {
  const { program, unitsOf } = smallProgram(task, supplied)
  const { cost, valueAt } = program.solve(highs, 60)
  return { cost, units: unitsOf({ cost, bound: cost, isProven: true, valueAt }) }
}

const guide = {
  _id: 'hanna',
  role: 'guide',
  languages: ['english', 'german'],
  timesOnTour: { tour: 3 },
  maxPassengers: 8,
}
const moshe = { _id: 'moshe', maxPassengers: 99 }

describe('the exact program of a small day', () => {
  test('lets the guide drive too, and puts two languages into one car rather than into two', () => {
    const parties = [
      { people: 3, language: 'english' },
      { people: 4, language: 'german' },
    ]
    const task = dayOf({ day: { parties, cars: [{ seats: 7 }, { seats: 7 }], people: [guide] } })
    const { cost, units } = solved(task)
    expect(cost).toBe(2000 + 300)
    expect(units).toMatchObject([{ driver: 'hanna', guide: ['hanna'] }])
  })

  test('makes two units of them where one language is the aim', () => {
    const parties = [
      { people: 3, language: 'english' },
      { people: 4, language: 'german' },
    ]
    const people = [guide, { ...guide, _id: 'ruth' }]
    const task = dayOf({
      day: { parties, cars: [{ seats: 7 }, { seats: 7 }], people },
      options: { aim: 'one_language' },
    })
    expect(solved(task).cost).toBe(2 * 2000 + 3 + 4)
  })

  test('leaves the fewest people, and nobody shares with a private group', () => {
    const parties = [{ people: 4 }, { people: 3 }, { people: 5 }, { people: 2, isPrivate: true }]
    const task = dayOf({ day: { parties, cars: [{ seats: 7 }, { seats: 4 }], people: [moshe, guide] } })
    // Seven in the larger car, the private group in the other; five are left. Only one unit has a guide.
    expect(solved(task).cost).toBe(5 * 10_000 + 2 * 2000 + 2 + 900)
  })

  test('takes the smallest of a supplier, and counts cities, minutes and a wish', () => {
    const parties = [
      { people: 6, language: 'english', pickup: { city: 'tel_aviv', time: '07:30', lat: null, lng: null } },
      {
        people: 5,
        language: 'english',
        pickup: { city: 'jaffa', time: '07:45', lat: null, lng: null },
        wishes: { guide: 'nobody' },
      },
    ]
    const task = dayOf({ day: { parties, suppliers: [{ sizes: [19, 13, 50] }], people: [guide] } })
    expect(solved(task).cost).toBe(2000 + 1500 + 2 + 100 + 15 + 500)
  })

  test('makes plans that break no rule and cost what the product counts', () => {
    const parties = [
      { people: 6, language: 'english' },
      { people: 5, language: 'french', tour: 'jaffa' },
      { people: 2, language: 'german', isPrivate: true, tourOption: 'car only' },
      { people: 2, language: 'german', isPrivate: true, tourOption: 'guide only' },
    ]
    const cars = [{ seats: 7 }, { seats: 4, owner: 'ruth' }]
    const people = [guide, moshe, { _id: 'ruth', daysWorked: 4 }]
    const task = dayOf({ day: { parties, cars, people, suppliers: [{ sizes: [7, 16] }] } })
    const { cost, units } = solved(task)
    expect(breaches(task.day, task.options, asProposal(task, units))).toEqual([])
    expect(weigh(costOfUnits(task.day, task.options, units), 'fewest')).toBe(cost)
  })
})

describe('the bound of a large day', () => {
  test('is what vehicles and seats cost at least, and no car goes without a driver', () => {
    const parties = [{ people: 30 }, { people: 18 }, { people: 2, isPrivate: true }]
    const cars = [{ seats: 50 }, { seats: 4 }, { seats: 4 }]
    const suppliers = [{ sizes: [4, 19] }]
    const two = dayOf({
      day: { parties, cars, suppliers, people: [moshe, { _id: 'igor', maxPassengers: 8 }] },
    })
    expect(largeProgram(two).program.solve(highs, 60).cost).toBe(2 * 2000 + 2 + 2)
    const one = dayOf({ day: { parties, cars, suppliers, people: [moshe] } })
    expect(largeProgram(one).program.solve(highs, 60).cost).toBe(2 * 2000 + 1500 + 2 + 2)
  })
})
