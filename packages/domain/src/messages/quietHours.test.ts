import { expect, test } from 'vitest'
import { type QuietHours, whenToSend } from './quietHours.ts'

const night: QuietHours = { isOn: true, from: '21:00', until: '08:00', windows: [] }

test.each([
  ['2026-03-10T10:00:00+02:00', '2026-03-10T10:00:00+02:00'],
  ['2026-03-10T20:59:00+02:00', '2026-03-10T20:59:00+02:00'],
  ['2026-03-10T21:00:00+02:00', '2026-03-11T08:00:00+02:00'],
  ['2026-03-11T07:59:00+02:00', '2026-03-11T08:00:00+02:00'],
  ['2026-03-11T08:00:00+02:00', '2026-03-11T08:00:00+02:00'],
  // The clocks go forward in the night to 27 March, and back in the night to 25 October.
  ['2026-03-26T23:00:00+02:00', '2026-03-27T08:00:00+03:00'],
  ['2026-10-24T23:00:00+03:00', '2026-10-25T08:00:00+02:00'],
])('what comes at %s goes out at %s', (now, sent) => {
  expect(whenToSend(new Date(now), night)).toEqual(new Date(sent))
})

test.each([
  // The second 01:10 of the night.
  ['2026-10-25T01:10:00+02:00', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25T01:10:00+03:00', '2026-10-25T01:30:00+03:00'],
  ['2026-10-25T01:30:00+02:00', '2026-10-25T01:30:00+02:00'],
])('in the hour that comes twice, what comes at %s never goes out before it came', (now, sent) => {
  expect(whenToSend(new Date(now), { ...night, until: '01:30' })).toEqual(new Date(sent))
})

test('what’s urgent goes out at once, and so does everything without quiet hours', () => {
  const now = new Date('2026-03-10T23:00:00+02:00')
  expect(whenToSend(now, night, { isUrgent: true })).toEqual(now)
  expect(whenToSend(now, { ...night, isOn: false })).toEqual(now)
})

test('a quiet time of a weekday joins the night, and one over midnight goes on the next day', () => {
  const sabbath: QuietHours = {
    ...night,
    windows: [
      { weekday: 5, from: '15:00', until: '21:30' },
      { weekday: 6, from: '07:00', until: '20:00' },
    ],
  }
  expect(whenToSend(new Date('2026-03-13T16:00:00+02:00'), sabbath)).toEqual(
    new Date('2026-03-14T20:00:00+02:00'),
  )
  const late: QuietHours = { ...night, isOn: false, windows: [{ weekday: 5, from: '22:00', until: '06:00' }] }
  expect(whenToSend(new Date('2026-03-14T05:00:00+02:00'), late)).toEqual(
    new Date('2026-03-14T06:00:00+02:00'),
  )
  expect(whenToSend(new Date('2026-03-13T05:00:00+02:00'), late)).toEqual(
    new Date('2026-03-13T05:00:00+02:00'),
  )
})

test('a week that’s quiet throughout holds a message for some days and not for good', () => {
  const always: QuietHours = { ...night, from: '00:00', until: '00:00' }
  const now = new Date('2026-03-10T10:00:00+02:00')
  const sent = whenToSend(now, always).getTime() - now.getTime()
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(30 * 24 * 3_600_000)
})
