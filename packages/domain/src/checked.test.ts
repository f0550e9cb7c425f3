import { expect, test } from 'vitest'
import {
  allOf,
  checked,
  checkFields,
  decided,
  filled,
  given,
  issuesOf,
  thenMake,
  within,
  wrong,
} from './checked.ts'
import { ok, refuse } from './decision.ts'

const noName = { field: 'name', code: 'name_required' } as const
const noPhone = { field: 'phone', code: 'phone_required' } as const

test('a check answers what it was given, or everything wrong with it', () => {
  expect(checked('Noa', [])).toEqual(ok('Noa'))
  expect(checked('', [noName, noPhone])).toEqual({ ok: false, issues: [noName, noPhone] })
  expect(issuesOf(ok('Noa'))).toEqual([])
  expect(issuesOf(wrong('name', 'name_required'))).toEqual([noName])
})

test('an issue carries the values of its sentence only where it has some', () => {
  expect(wrong('name', 'name_required')).toStrictEqual({ ok: false, issues: [noName] })
  expect(issuesOf(wrong('people', 'participants_over_limit', { limit: 10 }))).toEqual([
    { field: 'people', code: 'participants_over_limit', params: { limit: 10 } },
  ])
})

test.each([
  [0, true],
  ['', true],
  [false, true],
  [null, false],
  [undefined, false],
])('of %j it says that it is there: %j', (value, isThere) => {
  expect(given('name', value, 'name_required')).toEqual(isThere ? ok(value) : { ok: false, issues: [noName] })
})

test('a text of blanks is empty, and one with blanks around it stays as typed', () => {
  expect(issuesOf(filled('name', ' \t', 'name_required'))).toEqual([noName])
  expect(filled('name', ' Noa ', 'name_required')).toEqual(ok(' Noa '))
})

test('a decision about a field becomes an issue at that field, with its values', () => {
  expect(decided('price', ok(120))).toEqual(ok(120))
  expect(decided('name', refuse('name_required'))).toStrictEqual({ ok: false, issues: [noName] })
  expect(issuesOf(decided('people', refuse('participants_over_limit', { limit: 4 })))).toEqual([
    { field: 'people', code: 'participants_over_limit', params: { limit: 4 } },
  ])
})

test('several checks answer all their values or all their issues, in their order', () => {
  expect(allOf(ok('Noa'), ok(3))).toEqual(ok(['Noa', 3]))
  expect(allOf(wrong('phone', 'phone_required'), ok(3), wrong('name', 'name_required'))).toEqual({
    ok: false,
    issues: [noPhone, noName],
  })
  expect(allOf()).toEqual(ok([]))
})

test('a form keeps what is not checked and takes what the checks made of the rest', () => {
  const form = { name: ' Noa ', people: '3', notes: 'late' }
  expect(checkFields(form, { name: ok('Noa'), people: ok(3) })).toEqual(
    ok({ name: 'Noa', people: 3, notes: 'late' }),
  )
  expect(
    checkFields(form, { phone: wrong('phone', 'phone_required'), name: wrong('name', 'name_required') }),
  ).toEqual({ ok: false, issues: [noPhone, noName] })
})

test('something is made only of what passed', () => {
  expect(thenMake(ok(3), (count) => count * 2)).toEqual(ok(6))
  const never = () => {
    throw new Error('made of what was refused')
  }
  expect(thenMake(wrong('name', 'name_required'), never)).toEqual({ ok: false, issues: [noName] })
})

test('issues inside a larger form carry the way to them', () => {
  expect(within('guests.1', ok('Noa'))).toEqual(ok('Noa'))
  expect(
    issuesOf(within('guests.1', allOf(wrong('name', 'name_required'), wrong('phone', 'phone_required')))),
  ).toEqual([
    { ...noName, field: 'guests.1.name' },
    { ...noPhone, field: 'guests.1.phone' },
  ])
})
