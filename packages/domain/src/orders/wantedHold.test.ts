import { expect, it } from 'vitest'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenEntry } from '../testing/given.ts'
import { wantedHold } from './wantedHold.ts'

const entry = givenEntry({ participants: { adult: 3 } })
const of = (changes: Partial<EntryDraft>, saved?: EntryDraft, orderType: 'daily' | 'private' = 'daily') =>
  wantedHold({ ...entry, ...changes }, saved, orderType)?.people ?? null

it.each<[string, Partial<EntryDraft>, number | null]>([
  ['all of its people', {}, 3],
  ['nothing without a date', { date: null }, null],
  ['nothing without a language', { language: null }, null],
  ['nothing without people', { participants: {} }, null],
  ['nothing if it’s canceled', { status: 'CANCELED' }, null],
])('a new tour holds %s', (_, changes, expected) => {
  expect(of(changes)).toBe(expected)
})

it.each<[string, Partial<EntryDraft>, number | null]>([
  ['nothing as it’s saved', {}, null],
  ['nothing for fewer people', { participants: { adult: 1 } }, null],
  ['only the people it adds', { participants: { adult: 3, child: 2 } }, 2],
  ['only those it adds in another language too', { language: 'french', participants: { adult: 4 } }, 1],
  ['everybody on another day', { date: '2026-03-25' }, 3],
  ['everybody on another tour', { tour: 'negev' }, 3],
  ['its place as a private group', { group_type: 'private_group' }, 3],
])('a saved tour holds %s', (_, changes, expected) => {
  expect(of(changes, entry)).toBe(expected)
})

it('a private group keeps its one place, however large it gets, and a canceled tour has none', () => {
  const private3 = { ...entry, group_type: 'private_group' as const }
  expect(of({ ...private3, participants: { adult: 9 } }, private3)).toBeNull()
  expect(of({}, { ...entry, status: 'CANCELED' })).toBe(3)
  const span = { startDate: '2026-03-11', endDate: '2026-03-13', numOfParticipants: 5 }
  expect(of(span, undefined, 'private')).toBe(5)
  expect(of({ ...span, numOfParticipants: 7 }, { ...entry, ...span }, 'private')).toBeNull()
})
