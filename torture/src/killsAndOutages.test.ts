import { expect, test } from 'vitest'
import { kills } from './kills.ts'
import { outages } from './outages.ts'

test('after kill -9 of server and database every acknowledged change is there, once', async () => {
  const killed = await kills(1)
  expect(killed).toMatchObject({ lost: 0, doubled: 0, wrong: 0, serverEnded: false })
  expect(killed.acknowledged).toBeGreaterThan(10)
}, 180_000)

test('while the database is away calls get 503 with its code, and afterwards everything goes on', async () => {
  const survived = await outages([1, 1])
  expect(survived).toMatchObject({ lost: 0, doubled: 0, wrong: 0, wrongRefusals: 0, serverEnded: false })
  expect(survived.refused).toBeGreaterThan(5)
  expect(survived.longestMs).toBeLessThan(10_000)
}, 180_000)
