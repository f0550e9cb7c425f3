import { expect, it, test } from 'vitest'
import { jobKind, task } from './jobs.ts'
import { crontabOf, isDue, onlyWhenDue } from './timetable.ts'

const sweep = jobKind('sweep', 3)

test('the queue runs at both UTC hours that the time in Israel can have', () => {
  const timetable = [
    { kind: sweep, at: '03:30' },
    { kind: jobKind('rates', 5), at: '00:05' },
  ]
  expect(crontabOf(timetable)).toBe('30 1,0 * * * sweep ?max=3\n5 22,21 * * * rates ?max=5')
})

it.each([
  ['a winter day', '03:30', '2026-01-10T00:00:00Z', ['2026-01-10T01:30:00.000Z']],
  ['a summer day', '03:30', '2026-07-10T00:00:00Z', ['2026-07-10T00:30:00.000Z']],
  ['shortly after midnight', '00:05', '2026-07-09T12:00:00Z', ['2026-07-09T21:05:00.000Z']],
  ['the night that has no 02:30', '02:30', '2026-03-26T12:00:00Z', ['2026-03-27T00:30:00.000Z']],
  ['the night that has 01:30 twice', '01:30', '2026-10-24T12:00:00Z', ['2026-10-24T22:30:00.000Z']],
])('on %s a job is due once', (_, at, from, due) => {
  const [hours, minutes] = [
    crontabOf([{ kind: sweep, at }])
      .split(' ')[1]!
      .split(',')
      .map(Number),
    Number(at.slice(3)),
  ]
  const tried = Array.from(
    { length: 24 * 60 },
    (_, minute) => new Date(Date.parse(from) + minute * 60_000),
  ).filter((instant) => instant.getUTCMinutes() === minutes && hours.includes(instant.getUTCHours()))
  expect(tried).toHaveLength(2)
  expect(tried.filter((instant) => isDue(at, instant)).map((instant) => instant.toISOString())).toEqual(due)
})

test('a job started at the wrong hour does nothing, and one requested by a person runs at once', async () => {
  const done: string[] = []
  const [daily] = onlyWhenDue(
    [task(sweep, async () => void done.push('swept'))],
    [{ kind: sweep, at: '03:30' }],
  )
  const attempt = { number: 1, isLast: false }
  await daily!.perform({ _cron: { ts: '2026-01-10T00:30:00Z' } }, attempt)
  expect(done).toEqual([])
  await daily!.perform({ _cron: { ts: '2026-01-10T01:30:00Z' } }, attempt)
  await daily!.perform({}, attempt)
  expect(done).toEqual(['swept', 'swept'])
})
