import 'fake-indexeddb/auto'
import type { CrewDays, CrewUnitSheet } from '@tourdesk/contract/crew/crewPage'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { openCrewDatabase, wipeCrewDatabase } from './crewDatabase.ts'
import { forgetOld } from './forgetOld.ts'
import { keepDays, keepUnit, keptAnswers } from './keptAnswers.ts'
import { keepTaps, keptTaps } from './keptTaps.ts'

test('a phone that lay in a drawer forgets old days, their guests and their taps, and not what waits', async () => {
  const phone = await openCrewDatabase('crew of another test')
  await wipeCrewDatabase(phone)
  const unit = { _id: v7(), date: '2026-11-22', endDate: '2026-11-22' } as CrewUnitSheet['unit']
  const days: CrewDays = {
    now: '2026-11-22T10:00:00.000Z',
    today: '2026-11-22',
    data: [{ date: '2026-11-22', units: [unit] }],
  }
  await keepDays(phone, days)
  await keepUnit(phone, { sheet: { unit } as CrewUnitSheet, seen: null, loadedAt: 0 })
  const at = '2026-11-22T05:00:00.000Z'
  await keepTaps(phone, [{ _id: v7(), kind: 'note', tourCar: unit._id, text: 'Flat tyre', at }])
  await phone.put(
    'taps',
    {
      event: { _id: v7(), kind: 'note', tourCar: unit._id, text: 'Old', at },
      state: 'arrived',
    },
    99,
  )

  await forgetOld(phone, Date.parse('2026-11-23T20:00:00Z'))
  expect((await keptAnswers(phone)).units.size).toBe(1)
  await forgetOld(phone, Date.parse('2026-11-23T23:00:00Z'))
  const { days: kept, units } = await keptAnswers(phone)
  expect(kept?.data).toEqual([{ date: '2026-11-24', units: [] }])
  expect(units.size).toBe(0)
  expect((await keptTaps(phone)).map(({ state }) => state)).toEqual(['waiting'])
  phone.close()
})
