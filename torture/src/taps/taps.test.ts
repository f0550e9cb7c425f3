import { expect, test } from 'vitest'
import { taps } from './taps.ts'

test('taps of two phones over connections that break, with the server killed in between, arrive once each, and both phones show the same', async () => {
  const tapped = await taps(100, 7)
  expect(tapped).toMatchObject({ taps: 100, refused: 0, missing: 0, doubled: 0, wrong: 0, differing: 0 })
  expect(tapped.lost).toBeGreaterThan(0)
  expect(tapped.repeated).toBeGreaterThan(0)
}, 180_000)
