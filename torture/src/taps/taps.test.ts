import { expect, test } from 'vitest'
import { taps } from './taps.ts'

test('taps of two phones over connections that break arrive exactly once, also when the server is killed meanwhile', async () => {
  const tapped = await taps(80)
  expect(tapped).toMatchObject({ taps: 80, lost: 0, doubled: 0, wrong: 0 })
  expect(tapped.restarts).toBeGreaterThan(0)
  expect(tapped.broken).toBeGreaterThan(3)
}, 180_000)
