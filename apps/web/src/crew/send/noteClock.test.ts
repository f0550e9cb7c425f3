import 'fake-indexeddb/auto'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crewStore } from '../crewStore.ts'
import { wipeCrewDatabase } from '../keep/crewDatabase.ts'
import { keptTaps } from '../keep/keptTaps.ts'
import { phone } from '../phone.ts'
import { rightClock } from '../phoneClock.ts'
import { record } from '../record.ts'
import { noteClock } from './noteClock.ts'

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  await wipeCrewDatabase(await phone())
  crewStore.change({ session: 'in', clock: rightClock })
})
afterEach(() => crewStore.change({ session: 'reading', clock: rightClock }))

test('a tap made while the office’s clock is stored comes before the next tap, although the clock goes back', async () => {
  const party = { tourCar: v7(), selectedTour: v7() }
  const now = new Date(Date.now() - 5_000).toISOString()
  const noted = noteClock(await phone(), async () => ({ now }))
  // The answer is there, and its clock isn't stored before the next task.
  for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  await record({ ...party, kind: 'boarded', count: 2 })
  await noted
  expect(crewStore.now().clock.ahead).toBeLessThan(-4_000)
  await record({ ...party, kind: 'no_show', count: 2 })
  const times = (await keptTaps(await phone())).map(({ event }) => event.at)
  expect(times).toHaveLength(2)
  expect(times.toSorted()).toEqual(times)
})
