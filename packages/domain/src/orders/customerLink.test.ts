import { expect, test } from 'vitest'
import { ok, refuse } from '../decision.ts'
import { type LinkedEntry, languageOfName, lastDayOfLink, maySendAgain, maySendLink } from './customerLink.ts'

const masada: LinkedEntry = { date: '2026-03-11', endDate: null, status: 'BOOKED' }
const galilee: LinkedEntry = { ...masada, date: '2026-03-14' }

test('a customer’s link opens until two weeks after the last tour', () => {
  expect(lastDayOfLink([masada])).toBe('2026-03-25')
  expect(lastDayOfLink([galilee, masada])).toBe('2026-03-28')
  expect(lastDayOfLink([{ ...masada, endDate: '2026-03-18' }])).toBe('2026-04-01')
})

test('a canceled tour doesn’t keep the link open, but a canceled order keeps it until its last tour would have been', () => {
  const canceled: LinkedEntry = { ...galilee, status: 'CANCELED' }
  expect(lastDayOfLink([masada, canceled])).toBe('2026-03-25')
  expect(lastDayOfLink([{ ...masada, status: 'CANCELED' }, canceled])).toBe('2026-03-28')
})

test('a customer whose name is in Hebrew letters gets mails in Hebrew, others in English', () => {
  expect(languageOfName('דנה לוי')).toBe('he')
  expect(languageOfName('Dana Levi')).toBe('en')
  expect(languageOfName('Élodie Шапиро')).toBe('en')
  expect(languageOfName('')).toBe('en')
})

test('the link of a canceled order isn’t sent, nor one that has expired', () => {
  const link = { isCanceled: false, expires: '2026-03-25', today: '2026-03-25' }
  expect(maySendLink(link)).toEqual(ok(true))
  expect(maySendLink({ ...link, today: '2026-03-26' })).toEqual(refuse('link_expired'))
  expect(maySendLink({ ...link, isCanceled: true })).toEqual(refuse('order_canceled'))
  expect(maySendLink({ ...link, expires: null, today: '2026-09-01' })).toEqual(ok(true))
})

test('the same link is sent twice within a minute only if it’s meant', () => {
  const last = { at: new Date('2026-03-02T10:00:00Z'), by: 'Noa Regev' }
  const soon = new Date('2026-03-02T10:00:59Z')
  expect(maySendAgain(last, soon, false)).toEqual(refuse('link_just_sent', { by: 'Noa Regev' }))
  expect(maySendAgain(last, soon, true)).toEqual(ok(true))
  expect(maySendAgain(last, new Date('2026-03-02T10:01:00Z'), false)).toEqual(ok(true))
  expect(maySendAgain(null, soon, false)).toEqual(ok(true))
})
