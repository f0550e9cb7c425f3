import { expect, test } from 'vitest'
import { paintedAfter } from './paintedAfter.ts'

const page = { ph: 'X', pid: 7, tid: 1 }
const key = { ...page, name: 'EventDispatch', ts: 100_000, dur: 20_000, args: { data: { type: 'keydown' } } }

test('a key is measured to the end of the first paint after it, and the longest task since then counts', () => {
  const trace = traceOf(
    { ...key, ts: 10_000 },
    { ...page, name: 'Paint', ts: 40_000, dur: 1000 },
    { ...page, name: 'RunTask', ts: 5000, dur: 90_000 },
    { ...page, name: 'RunTask', ts: 99_000, dur: 35_000 },
    key,
    { ...page, name: 'Paint', ts: 110_000, dur: 1000 },
    { ...page, name: 'Paint', ts: 130_000, dur: 2000 },
    { ...page, name: 'Paint', ts: 150_000, dur: 2000 },
    { ...page, tid: 2, name: 'RunTask', ts: 120_000, dur: 400_000 },
  )
  expect(paintedAfter(trace, 'keydown')).toEqual({ ms: 32, longestTask: 35 })
})

test('a trace without the event, or without a paint after it, is no measurement', () => {
  expect(() => paintedAfter(traceOf(key), 'drop')).toThrow('No drop in the trace')
  expect(() => paintedAfter(traceOf(key), 'keydown')).toThrow('No paint after keydown')
})

function traceOf(...traceEvents: object[]): string {
  return JSON.stringify({ traceEvents })
}
