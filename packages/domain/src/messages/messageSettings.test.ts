import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { channelsOf, checkMessageSettings, firstMessageSettings as first, isOn } from './messageSettings.ts'

test('each event has an order of channels: mail for customers and suppliers, texts before mail for crews', () => {
  expect(channelsOf(first, 'order_confirmed')).toEqual(['email'])
  expect(channelsOf(first, 'crew_day')).toEqual(['whatsapp', 'sms', 'email'])
  expect(channelsOf(first, 'supplier_request')).toEqual(['email'])
  const chosen = { ...first, channels: { order_confirmed: ['sms', 'email'] as const } }
  expect(channelsOf(chosen as never, 'order_confirmed')).toEqual(['sms', 'email'])
})

test('events are on or off as in a new installation until somebody switches them', () => {
  expect(isOn(first, 'order_confirmed')).toBe(true)
  expect(isOn(first, 'crew_assigned')).toBe(false)
  expect(isOn(first, 'supplier_changed')).toBe(false)
  expect(isOn(first, 'supplier_canceled')).toBe(false)
  expect(isOn({ ...first, switched: { order_confirmed: false, crew_assigned: true } }, 'crew_assigned')).toBe(
    true,
  )
})

test.each<[string, object, string[]]>([
  ['a time that is none', { crewTime: '25:00' }, ['crewTime time_invalid']],
  ['a last time before the reminder', { lateTime: '16:00' }, ['lateTime late_before_reminder']],
  [
    'no channel for suppliers',
    { channels: { supplier_request: [] } },
    ['channels.supplier_request channels_missing'],
  ],
  ['no channel', { channels: { order_confirmed: [] } }, ['channels.order_confirmed channels_missing']],
  ['an address that is none', { replyTo: 'office' }, ['replyTo email_invalid']],
  [
    'a quiet time without an end',
    { crewQuiet: { ...first.crewQuiet, windows: [{ weekday: 5, from: '15:00', until: '' }] } },
    ['crewQuiet.windows.0.until time_invalid'],
  ],
  ['nothing wrong', { senderAddress: 'tours@example.com' }, []],
])('%s', (_, change, issues) => {
  const found = issuesOf(checkMessageSettings({ ...first, ...change }))
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(issues)
})
