import 'fake-indexeddb/auto'
import type { CrewEventInput as CrewEvent, EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CrewDatabase, openCrewDatabase, wipeCrewDatabase } from '../keep/crewDatabase.ts'
import { forgetTaps, keepTaps, keptTaps, waitingTaps } from '../keep/keptTaps.ts'
import { sendWaiting } from './sendWaiting.ts'

const name = 'crew of the test'
let phone: CrewDatabase

beforeEach(async () => {
  phone = await openCrewDatabase(name)
  await wipeCrewDatabase(phone)
})
afterEach(() => phone.close())

test('CREW-23 taps go in the order in which they were made, at most 200 in a call', async () => {
  const made = await tap(450)
  const calls: CrewEvent[][] = []
  await sendWaiting(phone, async (events) => {
    calls.push(events)
    return events.map(({ _id }) => ({ _id, outcome: 'stored' }))
  })
  expect(calls.map((events) => events.length)).toEqual([200, 200, 50])
  expect(calls.flat()).toEqual(made)
  expect(await waitingTaps(phone, 1000)).toEqual([])
})

test('an answer that got lost is asked for again with the same ids, and nothing is sent after that', async () => {
  const [first] = await tap(1)
  const office = new Map<string, CrewEvent>()
  const store = async (events: CrewEvent[]) =>
    events.map((event): EventOutcomes['data'][number] => {
      const outcome = office.has(event._id) ? 'known' : 'stored'
      office.set(event._id, event)
      return { _id: event._id, outcome }
    })
  await expect(
    sendWaiting(phone, async (events) => {
      await store(events)
      throw new Problem('offline')
    }),
  ).rejects.toThrow(Problem)
  expect(await waitingTaps(phone, 10)).toEqual([first])
  await sendWaiting(phone, store)
  expect([...office.values()]).toEqual([first])
  expect(await states()).toEqual(['arrived'])
})

test.each([
  ['stored', 'arrived'],
  ['known', 'arrived'],
  ['flagged', 'arrived'],
  ['refused', 'refused'],
] as const)('what is %s by the office has %s', async (outcome, state) => {
  await tap(1)
  await sendWaiting(phone, async ([event]) => [{ _id: event!._id, outcome, code: 'not_found' }])
  expect(await states()).toEqual([state])
})

test('a tap that the office didn’t answer for waits', async () => {
  const [first, second] = await tap(2)
  let calls = 0
  const post = async () => {
    calls += 1
    return calls === 1 ? [{ _id: first!._id, outcome: 'stored' as const }] : []
  }
  await expect(sendWaiting(phone, post)).rejects.toThrow(Problem)
  expect(calls).toBe(2)
  expect(await waitingTaps(phone, 10)).toEqual([second])
})

test('a tap that the office can’t read keeps no other back', async () => {
  const made = await tap(7)
  const bad = made[3]!._id
  const arrived: string[] = []
  await sendWaiting(phone, async (events) => {
    if (events.some(({ _id }) => _id === bad)) throw new Problem('invalid_input')
    arrived.push(...events.map(({ _id }) => _id))
    return events.map(({ _id }) => ({ _id, outcome: 'stored' }))
  })
  expect(arrived).toEqual(made.map(({ _id }) => _id).filter((id) => id !== bad))
  expect(await states()).toEqual([...Array(3).fill('arrived'), 'refused', ...Array(3).fill('arrived')])
})

test.each(['offline', 'unexpected', 'not_signed_in', 'too_many_attempts'] as const)(
  'after %s everything waits',
  async (code) => {
    const made = await tap(3)
    const post = async () => {
      throw new Problem(code)
    }
    await expect(sendWaiting(phone, post)).rejects.toMatchObject({ code })
    expect(await waitingTaps(phone, 10)).toEqual(made)
  },
)

test('taps made while a call is under way go with the next one', async () => {
  const [first] = await tap(1)
  const sent: string[][] = []
  await sendWaiting(phone, async (events) => {
    if (sent.length === 0) await tap(1)
    sent.push(events.map(({ _id }) => _id))
    return events.map(({ _id }) => ({ _id, outcome: 'stored' }))
  })
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual([first!._id])
})

test('taps are there when the browser starts again', async () => {
  const made = await tap(3)
  phone.close()
  phone = await openCrewDatabase(name)
  expect(await waitingTaps(phone, 10)).toEqual(made)
})

test('signing out while a call is under way leaves nothing on the phone', async () => {
  await tap(2)
  await sendWaiting(phone, async (events) => {
    await wipeCrewDatabase(phone)
    return events.map(({ _id }) => ({ _id, outcome: 'stored' }))
  })
  expect(await keptTaps(phone)).toEqual([])
})

test('old taps are forgotten once the office has them, and never before', async () => {
  const [old] = await tap(1, '2026-11-19T10:00:00.000Z')
  await sendWaiting(phone, async ([event]) => [{ _id: event!._id, outcome: 'stored' }])
  const [waiting] = await tap(1, '2026-11-19T11:00:00.000Z')
  const [fresh] = await tap(1, '2026-11-21T11:00:00.000Z')
  await forgetTaps(phone, '2026-11-20T22:00:00.000Z')
  const kept = (await keptTaps(phone)).map(({ event }) => event)
  expect(kept).toEqual([waiting, fresh])
  expect(kept).not.toContainEqual(old)
})

async function tap(count: number, at = '2026-11-22T05:00:00.000Z'): Promise<CrewEvent[]> {
  const made = Array.from(
    { length: count },
    (): CrewEvent => ({ _id: v7(), kind: 'boarded', tourCar: v7(), selectedTour: v7(), count: 2, at }),
  )
  await keepTaps(phone, made)
  return made
}

async function states() {
  return (await keptTaps(phone)).map(({ state }) => state)
}
