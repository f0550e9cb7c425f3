import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { memoryHere, settingsFor } from './memorySettings.ts'

const machines: [name: string, memory: number, expected: object][] = [
  ['half a gigabyte', 512, { shared_buffers: '128MB', effective_cache_size: '256MB', work_mem: '4MB' }],
  ['four gigabytes', 4096, { shared_buffers: '512MB', work_mem: '8MB', maintenance_work_mem: '128MB' }],
  ['64 gigabytes', 65_536, { shared_buffers: '4096MB', work_mem: '32MB', maintenance_work_mem: '512MB' }],
]

test.each(machines)('the bundled database takes its share of %s', (_, memory, expected) => {
  expect(settingsFor(memory)).toMatchObject(expected)
})

test('the share is never so large that all connections sorting at once fill the machine', () => {
  for (const memory of [1024, 2048, 8192, 32_768]) {
    const amount = (name: string) => Number.parseInt(settingsFor(memory)[name] ?? '', 10)
    expect(amount('shared_buffers') + 17 * 2 * amount('work_mem')).toBeLessThan(memory / 2)
  }
})

test('this machine has some memory, and no more than it has', () => {
  expect(memoryHere()).toBeGreaterThan(100)
  expect(memoryHere()).toBeLessThanOrEqual(totalmem() / 1024 / 1024)
})
