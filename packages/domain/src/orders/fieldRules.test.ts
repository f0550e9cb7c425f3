import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenDropoff, givenEntry, givenPickup } from '../testing/given.ts'
import { changedEntryFields, keepsPrice } from './changedFields.ts'
import { entryFields, keysOf, pick, rulesOf } from './fieldRules.ts'

const fields = keysOf(entryFields)

/** Another value for each field. */
const others: { [Field in keyof EntryDraft]-?: NonNullable<EntryDraft[Field]> } = {
  _id: 'e2',
  tour: 'galilee',
  status: 'COMPLETED',
  date: '2026-03-18',
  startDate: '2026-03-18',
  endDate: '2026-03-19',
  group_type: 'large_group',
  isDeluxe: true,
  language: 'french',
  price_class: 'economy',
  participants: { adult: 3 },
  numOfParticipants: 3,
  pickup: givenPickup('jaffa'),
  differentDropoff: true,
  dropoff: givenDropoff('jerusalem', true),
  tourOption: 'car only',
  vehicleSize: 7,
  licensePlate: '12-345-67',
  guide: 'Noa Bar',
  voucher: 'V-7',
  notes: 'Vegetarian',
}
const entries = fc.subarray(fields).map((some): EntryDraft => ({ ...givenEntry(), ...pick(others, some) }))

test('an edit of nothing changes nothing', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const sent = JSON.parse(JSON.stringify(entry)) as EntryDraft
      expect(changedEntryFields(entry, sent)).toEqual([])
      expect(keepsPrice(entry, sent)).toBe(true)
    }),
  )
})

test.each(fields.filter((field) => field !== '_id' && field !== 'status'))(
  'an edit of %s is noticed, and only reprices what depends on it',
  (field) => {
    const before = givenEntry({ differentDropoff: field === 'dropoff' })
    const after = { ...before, ...pick(others, [field]) }
    expect(changedEntryFields(before, after).join()).toContain(field)
    expect(keepsPrice(before, after)).toBe(rulesOf(field)?.priced === false)
  },
)
