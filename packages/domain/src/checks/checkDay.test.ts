import { expect, test } from 'vitest'
import { dayOf, party, unit } from '../testing/dayFacts.ts'
import { checkDay, defaultRules } from './checkDay.ts'
import type { DayFacts, MessageFact, ReportFact } from './dayFacts.ts'
import { mayBeKnown } from './finding.ts'

const date = '2026-03-11'
const masada = { _id: 'masada', name: 'Masada' }
const galilee = { _id: 'galilee', name: 'Galilee' }
const noa = { kind: 'crew', _id: 'noa' } as const
const dana = { kind: 'person', _id: 'dana' } as const

function report(changes: Partial<ReportFact> = {}): ReportFact {
  return {
    _id: 'tyre',
    kind: 'incident',
    undoes: null,
    by: noa,
    name: 'Noa Regev',
    text: 'A flat tyre',
    at: '2026-03-11T05:20:00.000Z',
    tour: masada,
    tourDate: date,
    tourCar: 'bus',
    time: '07:00',
    entries: [],
    operators: ['noa'],
    ...changes,
  }
}

function message(changes: Partial<MessageFact> = {}): MessageFact {
  const entries = [{ _id: 'levi', orderId: 'order', orderNumber: 5012 }]
  return {
    ...{ _id: 'mail', state: 'failed', tour: masada, tourDate: date, tourCar: null, time: '07:00' },
    ...{ entries, operators: [] },
    ...changes,
  }
}

const keysOf = (facts: Partial<DayFacts>) => checkDay(dayOf(facts)).map(({ key }) => key)

test('a day without facts has no findings', () => {
  expect(checkDay(dayOf({}))).toEqual([])
})

test('an incident is to be looked at, with who reported it and what they wrote', () => {
  const [finding] = checkDay(dayOf({ reports: [report()] }))
  expect(finding).toMatchObject({
    code: 'incident',
    severity: 'warn',
    tour: masada,
    tourCar: 'bus',
    params: { name: 'Noa Regev', text: 'A flat tyre', at: '2026-03-11T05:20:00.000Z' },
  })
  expect(finding && mayBeKnown(finding)).toBe(true)
  expect(mayBeKnown({ severity: 'note' })).toBe(false)
})

test.each([
  ['by who reported it', noa, 0],
  ['by the office', dana, 0],
  ['not by somebody else of the crew', { kind: 'crew', _id: 'eli' } as const, 1],
])('an incident that was taken back is no finding: %s', (_, by, left) => {
  const undo = report({ _id: 'undo', kind: 'undo', undoes: 'tyre', by })
  expect(keysOf({ reports: [undo, report()] })).toHaveLength(left)
})

test('messages are one finding for each state, with how many there are', () => {
  const found = checkDay(
    dayOf({
      messages: [
        message({ _id: 'b', time: '08:00' }),
        message({ _id: 'a' }),
        message({ _id: 'c', tour: galilee, time: '06:00' }),
        message({ _id: 'd', state: 'by_hand' }),
        message({ _id: 'e', state: 'waiting', time: null }),
      ],
    }),
  )
  expect(found.map(({ code, tour, time, params }) => [code, tour?.name, time, params])).toEqual([
    ['message_failed', undefined, '06:00', { n: 3 }],
    ['message_by_hand', undefined, '07:00', { n: 1 }],
    ['reminder_waiting', undefined, null, { n: 1 }],
  ])
  expect(found[0]?.entries).toHaveLength(1)
})

test('CHECK-01 the order of the facts makes no difference', () => {
  const reports = [report(), report({ _id: 'road', text: 'Road 90 is closed' })]
  const messages = [message(), message({ _id: 'other' }), message({ _id: 'sms', tour: galilee })]
  const parties = [
    party({ waiting: 2 }),
    party({ _id: 'cohen', orderId: 'other', orderNumber: 5013, email: '', waiting: 1, time: null }),
  ]
  const units = [unit(), unit({ _id: 'van', gaps: [{ kind: 'no_guide' }, { kind: 'no_driver' }] })]
  const facts = { reports, messages, parties, units }
  const turned = { ...facts, parties: parties.toReversed(), units: units.toReversed() }
  const found = checkDay(dayOf({ ...turned, reports: reports.toReversed(), messages: messages.toReversed() }))
  expect(found).toEqual(checkDay(dayOf(facts)))
  expect(found.length).toBe(8)
})

test('the key is that of the code, the subjects and the facts: one of them changes, and it’s another key', () => {
  const keys = [
    report(),
    report({ _id: 'another' }),
    report({ text: 'Two flat tyres' }),
    report({ tourCar: 'van' }),
    report({ tour: galilee }),
    report({ operators: ['eli'] }),
    report({ entries: [{ _id: 'levi', orderId: 'order', orderNumber: 5012 }] }),
  ].flatMap((one) => keysOf({ reports: [one] }))
  const [failed] = keysOf({ messages: [message()] })
  const [byHand] = keysOf({ messages: [message({ state: 'by_hand' })] })
  const [two] = keysOf({ messages: [message(), message({ _id: 'other' })] })
  expect(new Set([...keys, failed, byHand, two]).size).toBe(10)
  expect(keysOf({ reports: [report({ name: 'Noa Levi' })] })).toEqual(keysOf({ reports: [report()] }))
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/)
})

test('the rules say how urgent a finding is, and can leave it out; its key stays the same', () => {
  const facts = dayOf({ reports: [report()], messages: [message()] })
  const [failed, tyre] = checkDay(facts).toSorted((a, b) => (a.code < b.code ? 1 : -1))
  const severities = { ...defaultRules.severities, incident: 'stop', message_failed: 'off' } as const
  expect(checkDay(facts, { ...defaultRules, severities })).toEqual([{ ...tyre, severity: 'stop' }])
  expect(checkDay(facts, { ...defaultRules, severities: { ...severities, message_failed: 'note' } })).toEqual(
    [
      { ...tyre, severity: 'stop' },
      { ...failed, severity: 'note' },
    ],
  )
})
