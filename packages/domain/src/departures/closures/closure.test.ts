import { expect, test } from 'vitest'
import { issuesOf } from '../../checked.ts'
import { checkClosure } from './checkClosure.ts'
import { type ClosedState, closedWith, covers, openedFrom } from './closure.ts'

const today = '2026-03-10'

test.each<[string, { date?: string; endDate?: null; tours?: string[] }, boolean]>([
  ['its first day', { date: '2026-03-11' }, true],
  ['its last day', { date: '2026-03-14' }, true],
  ['the day before', { date: '2026-03-10' }, false],
  ['the day after', { date: '2026-03-15' }, false],
  ['any day without an end', { date: '2031-01-01', endDate: null }, true],
  ['one of its tours', { tours: ['masada', 'haifa'] }, true],
  ['another tour', { tours: ['haifa'] }, false],
])('a closure of some days and %s', (_, { date = '2026-03-12', ...days }, isCovered) => {
  const closure = { startDate: '2026-03-11', endDate: '2026-03-14', tours: null, ...days }
  expect(covers(closure, { tour: 'masada', date })).toBe(isCovered)
})

test.each<[string, ClosedState, ClosedState | null]>([
  ['closes an open one', { state: 'open', closedBy: [] }, { state: 'closed', closedBy: ['b'] }],
  [
    'is added to another closure',
    { state: 'closed', closedBy: ['a'] },
    { state: 'closed', closedBy: ['a', 'b'] },
  ],
  ['is added once', { state: 'closed', closedBy: ['b'] }, { state: 'closed', closedBy: ['b'] }],
  ['leaves one that was closed before', { state: 'closed', closedBy: [] }, null],
  ['leaves a canceled one', { state: 'canceled', closedBy: ['a'] }, null],
])('a closure %s', (_, departure, closed) => {
  expect(closedWith(departure, 'b')).toEqual(closed)
})

test.each<[string, ClosedState, ClosedState]>([
  ['opens what it closed', { state: 'closed', closedBy: ['a'] }, { state: 'open', closedBy: [] }],
  [
    'leaves what another closure closed too',
    { state: 'closed', closedBy: ['a', 'b'] },
    { state: 'closed', closedBy: ['b'] },
  ],
  ['leaves what was closed before it', { state: 'closed', closedBy: [] }, { state: 'closed', closedBy: [] }],
  [
    'leaves what was canceled since',
    { state: 'canceled', closedBy: ['a'] },
    { state: 'canceled', closedBy: [] },
  ],
  [
    'leaves what was merged since',
    { state: 'closed', closedBy: ['a'], isMerged: true },
    { state: 'closed', closedBy: [] },
  ],
])('the end of a closure %s', (_, departure, opened) => {
  expect(openedFrom(departure, 'a')).toEqual(opened)
})

test.each([
  [{}, []],
  [{ startDate: today, endDate: today }, []],
  [{ endDate: null }, []],
  [{ startDate: null, reason: ' ' }, ['startDate start_date_required', 'reason reason_required']],
  [{ startDate: '2026-03-09' }, ['startDate day_past']],
  [{ endDate: '2026-03-10' }, ['endDate end_before_start']],
])('a closure of %j', (change, issues) => {
  const form = { startDate: '2026-03-11', endDate: '2026-03-14', tours: [], reason: 'War', ...change }
  const found = issuesOf(checkClosure(form, today))
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(issues)
})

test('a closure names each tour once, and its reason without spaces around it', () => {
  const form = { startDate: today, endDate: null, tours: ['acre', 'acre'], reason: ' War ' }
  expect(checkClosure(form, today)).toEqual({ ok: true, value: { ...form, tours: ['acre'], reason: 'War' } })
})
