import { expect, test } from 'vitest'
import { type JudgedFinding, unitsOfDay } from './ready.ts'

const noGuide: JudgedFinding = { code: 'no_guide', severity: 'stop', tourCar: 'van', known: null }
const waiting: JudgedFinding = { ...noGuide, code: 'unassigned_people', tourCar: null }

test.each<[string, string[], JudgedFinding[], { ready: number; needed: number }]>([
  ['an empty day needs none', [], [], { ready: 0, needed: 0 }],
  ['a unit without findings is ready', ['van'], [], { ready: 1, needed: 1 }],
  ['one that lacks a guide is needed and not ready', ['bus', 'van'], [noGuide], { ready: 1, needed: 2 }],
  [
    'so is one that should be looked at',
    ['van'],
    [{ ...noGuide, severity: 'warn' }],
    { ready: 0, needed: 1 },
  ],
  ['a note changes nothing', ['van'], [{ ...noGuide, severity: 'note' }], { ready: 1, needed: 1 }],
  ['nor does what’s marked as known', ['van'], [{ ...noGuide, known: {} }], { ready: 1, needed: 1 }],
  ['two findings of a unit count once', ['van', 'bus'], [noGuide, noGuide], { ready: 1, needed: 2 }],
  ['a departure whose people wait needs one more', ['van'], [waiting], { ready: 1, needed: 2 }],
  ['so does each such departure', [], [waiting, waiting], { ready: 0, needed: 2 }],
])('%s', (_, units, findings, expected) => {
  expect(unitsOfDay(units, findings)).toEqual(expected)
})
