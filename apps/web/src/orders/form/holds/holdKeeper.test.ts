import { Problem } from '@tourdesk/contract/kernel/problem'
import type { WantedHold } from '@tourdesk/domain/orders/wantedHold'
import { expect, test } from 'vitest'
import { type HoldState, holdKeeper } from './holdKeeper.ts'

const minute = 60_000
const party = (people: number, date = '2026-03-11'): WantedHold => ({
  ...{ tour: 'masada', date, group_type: 'small_group', language: 'english', people },
})

/** A keeper with a desk that notes its calls; `refuse` is thrown by the next ones. */
function open() {
  const noted: string[] = []
  const keys: string[] = []
  let now = 0
  let count = 0
  let state: HoldState = { id: null, news: null }
  const desk = { refuse: null as Problem | null }
  const answer = async (text: string, id: string) => {
    noted.push(text)
    if (desk.refuse) throw desk.refuse
    return { _id: id, expiresAt: new Date(now + 15 * minute).toISOString() }
  }
  const keeper = holdKeeper(
    {
      create(wanted, key) {
        keys.push(key)
        count += 1
        return answer(`hold ${wanted.people} on ${wanted.date}`, `h${count}`)
      },
      change: (id, wanted) => answer(`${id} to ${wanted.people} on ${wanted.date}`, id),
      remove: async (id) => noted.push(`give back ${id}`),
      now: () => now,
    },
    (next) => {
      state = next
    },
  )
  return {
    keeper,
    desk,
    keys,
    state: () => state,
    /** The calls since the last time. */
    calls: async () => {
      await keeper.pause()
      keeper.resume()
      await keeper.pause()
      keeper.resume()
      return noted.splice(0)
    },
    wait(minutes: number) {
      now += minutes * minute
      keeper.tick()
    },
  }
}

test('places are held, changed with the party, and given back when the form is left', async () => {
  const { keeper, calls, state } = open()
  await keeper.want(null)
  expect(await calls()).toEqual([])
  await keeper.want(party(2))
  expect(state()).toEqual({ id: 'h1', news: null })
  await keeper.want(party(2))
  await keeper.want(party(3, '2026-03-12'))
  expect(await calls()).toEqual(['hold 2 on 2026-03-11', 'h1 to 3 on 2026-03-12'])
  keeper.leave()
  expect(await calls()).toEqual(['give back h1'])
})

test('while one call runs, only the last wish follows it', async () => {
  const { keeper, calls } = open()
  const first = keeper.want(party(1))
  void keeper.want(party(2))
  void keeper.want(party(3))
  await first
  expect(await calls()).toEqual(['hold 1 on 2026-03-11', 'h1 to 3 on 2026-03-11'])
})

test('a form that’s used renews its hold every five minutes; one that isn’t lets it end and says so', async () => {
  const { keeper, calls, state, wait } = open()
  await keeper.want(party(2))
  wait(4)
  keeper.use()
  wait(1)
  expect(await calls()).toEqual(['hold 2 on 2026-03-11', 'h1 to 2 on 2026-03-11'])
  wait(14)
  expect(state().news).toBeNull()
  wait(1)
  expect(state()).toEqual({ id: null, news: { kind: 'ended', until: '1970-01-01T00:20:00.000Z' } })
  expect(await calls()).toEqual([])
})

test('once somebody is there again, an ended hold is asked for anew', async () => {
  const { keeper, calls, state, wait } = open()
  await keeper.want(party(2))
  wait(15)
  keeper.use()
  expect(await calls()).toEqual(['hold 2 on 2026-03-11', 'hold 2 on 2026-03-11'])
  expect(state()).toEqual({ id: 'h2', news: null })
})

test('a hold that’s gone is made again, and one of a full day is given back', async () => {
  const { keeper, calls, desk, state } = open()
  await keeper.want(party(2))
  desk.refuse = new Problem('not_enough_places', { params: { left: 3 } })
  await keeper.want(party(4))
  expect(state()).toMatchObject({ id: 'h1', news: { kind: 'refused' } })
  await keeper.want(party(4, '2026-03-12'))
  expect(state()).toMatchObject({ id: null, news: { kind: 'refused' } })
  expect((await calls()).slice(0, 4)).toEqual([
    'hold 2 on 2026-03-11',
    'h1 to 4 on 2026-03-11',
    'h1 to 4 on 2026-03-12',
    'give back h1',
  ])
})

test('without a connection it tries again with the same key, so that there’s one hold', async () => {
  const { keeper, desk, keys, state, wait } = open()
  desk.refuse = new Problem('offline')
  await keeper.want(party(2))
  expect(state()).toEqual({ id: null, news: null })
  desk.refuse = null
  wait(0.1)
  expect(keys).toHaveLength(1)
  wait(0.5)
  await keeper.pause()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(state().id).toBe('h2')
})

test('a save stops changing the hold and knows its id; the order uses it up, or it goes on', async () => {
  const { keeper, calls, wait } = open()
  void keeper.want(party(2))
  expect(await keeper.pause()).toBe('h1')
  await keeper.want(party(3))
  wait(1)
  keeper.resume()
  expect(await calls()).toEqual(['hold 2 on 2026-03-11', 'h1 to 3 on 2026-03-11'])
  await keeper.pause()
  keeper.used()
  keeper.leave()
  expect(await calls()).toEqual([])
})
