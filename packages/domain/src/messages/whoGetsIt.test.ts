import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  channelFor,
  contentOf,
  contentOfFree,
  type EntryToTell,
  isOvertaken,
  keyOf,
  silenceOf,
  type Told,
} from './whoGetsIt.ts'

const entry: EntryToTell = {
  entry: 'masada',
  order: 'levi',
  date: '2026-03-11',
  isCanceled: false,
  pickupTime: '07:10',
  listedTime: '07:00',
  place: 'Hilton',
  address: '205 HaYarkon',
}
const told = (change: Partial<EntryToTell>, id = 'first message'): Told => ({
  id,
  content: contentOf({ ...entry, ...change }),
})
const known = { today: '2026-03-10', isMuted: false, told: null, isReminded: false, owes: true }

test.each([
  ['a planned time that differs from the price list', 'pickup_changed', {}, {}, null],
  ['the time of the price list', 'pickup_changed', { pickupTime: '07:00' }, {}, 'told'],
  ['a time that was told', 'pickup_changed', {}, { told: told({}) }, 'told'],
  ['a place that changed since', 'pickup_changed', {}, { told: told({ place: 'Habima' }) }, null],
  ['a time changed back', 'pickup_changed', { pickupTime: '07:00' }, { told: told({}) }, null],
  ['no time yet', 'pickup_changed', { pickupTime: null }, {}, 'no_pickup_time'],
  ['no time yet', 'tour_reminder', { pickupTime: null }, {}, 'no_pickup_time'],
  ['a first reminder', 'tour_reminder', {}, { told: told({}) }, null],
  ['a second reminder', 'tour_reminder', {}, { isReminded: true }, 'told'],
  ['a canceled tour', 'tour_reminder', { isCanceled: true }, {}, 'canceled'],
  ['a tour of yesterday', 'tour_reminder', { date: '2026-03-09' }, {}, 'past'],
  ['a tour of today', 'tour_reminder', { date: '2026-03-10' }, {}, null],
  ['a customer who wants no messages', 'tour_reminder', {}, { isMuted: true }, 'muted'],
  ['a customer who wants no messages', 'free', {}, { isMuted: true }, 'muted'],
  ['a customer who owes nothing', 'payment_link', {}, { owes: false }, 'nothing_due'],
  ['a tour of yesterday that isn’t paid', 'payment_link', { date: '2026-03-09' }, {}, null],
  ['a tour without a pickup time', 'payment_link', { pickupTime: null }, { told: told({}) }, null],
  ['a canceled order', 'payment_link', { isCanceled: true }, {}, 'canceled'],
  ['a customer who wants no messages', 'payment_link', {}, { isMuted: true }, 'muted'],
  ['anything else about a canceled tour', 'free', { isCanceled: true }, {}, null],
] as const)('%s: silence about %s', (_, event, change, facts, silence) => {
  expect(silenceOf(event, { ...entry, ...change }, { ...known, ...facts })).toBe(silence)
})

test('what is said twice has one key, and a time that changes there and back is told each time', () => {
  const key = (last: Told | null) => keyOf('pickup_changed', entry, { batch: 'b', told: last })
  expect(key(null)).toBe(key(null))
  expect(key(told({}, 'a'))).toBe(key(told({}, 'a')))
  expect(new Set([key(null), key(told({}, 'a')), key(told({}, 'b'))]).size).toBe(3)
  const reminder = (batch: string) => keyOf('tour_reminder', entry, { batch, told: null })
  expect(reminder('one')).toBe(reminder('two'))
  const free = (order: string, batch: string) => keyOf('free', { ...entry, order }, { batch, told: null })
  expect(new Set([free('levi', 'one'), free('levi', 'two'), free('bar', 'one')]).size).toBe(3)
})

test('customers who were told any pickup as it is hear nothing more', () => {
  const time = fc.constantFrom('06:50', '07:00', '07:10')
  const place = fc.constantFrom('Hilton', 'Habima')
  fc.assert(
    fc.property(fc.array(fc.record({ pickupTime: time, place }), { minLength: 1 }), (changes) => {
      let last: Told | null = null
      const said: string[] = []
      for (const change of changes) {
        const now: EntryToTell = { ...entry, ...change }
        for (let repeat = 0; repeat < 2; repeat += 1) {
          if (silenceOf('pickup_changed', now, { ...known, told: last })) continue
          said.push(contentOf(now))
          last = { id: String(said.length), content: contentOf(now) }
        }
        expect(last?.content ?? contentOf({ ...entry, place: now.place, pickupTime: entry.listedTime })).toBe(
          contentOf(now),
        )
      }
      expect(said.some((content, at) => content === said[at + 1])).toBe(false)
    }),
  )
})

test.each([
  ['the same pickup', {}, false],
  ['another time', { pickupTime: '07:20' }, true],
  ['another place', { place: 'Habima' }, true],
  ['another day', { date: '2026-03-12' }, true],
  ['a canceled tour', { isCanceled: true }, true],
])('a message that waits is overtaken by %s: %s', (_, change, isOver) => {
  const message = { event: 'pickup_changed', content: contentOf(entry) } as const
  expect(isOvertaken(message, { ...entry, ...change })).toBe(isOver)
  expect(isOvertaken(message, null)).toBe(true)
})

test('a text of one’s own is overtaken when its tour is canceled, unless it was written after that', () => {
  const canceled = { ...entry, isCanceled: true }
  const before = { event: 'free', content: contentOfFree(entry) } as const
  expect(isOvertaken(before, { ...entry, pickupTime: '07:20' })).toBe(false)
  expect(isOvertaken(before, canceled)).toBe(true)
  expect(isOvertaken({ ...before, content: contentOfFree(canceled) }, canceled)).toBe(false)
})

test.each([
  ['email', ['a@b.example', '+972501234567'], 'email'],
  ['email', [null, '+972501234567'], 'whatsapp'],
  ['whatsapp', ['a@b.example', '+972501234567'], 'whatsapp'],
  ['whatsapp', ['a@b.example', null], 'email'],
  ['sms', ['a@b.example', '+972501234567'], 'sms'],
  ['sms', ['a@b.example', null], 'email'],
  ['sms', [null, null], undefined],
] as const)('%s first, with %j: %s', (first, [email, phone], channel) => {
  expect(channelFor(first, { email, whatsapp: phone, sms: phone })?.channel).toBe(channel)
})
