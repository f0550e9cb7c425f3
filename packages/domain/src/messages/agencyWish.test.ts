import { expect, test } from 'vitest'
import { type AgencyWish, readerOf } from './agencyWish.ts'

const reader = (
  event: 'order_confirmed' | 'tour_reminder' | 'pickup_changed',
  wish: AgencyWish,
  contactEmail = '',
) => readerOf(event, { isMain: false, wish, contactEmail })

test('who gets a message about an order of an agency', () => {
  expect(reader('order_confirmed', 'all')).toBe('customer')
  expect(reader('order_confirmed', 'operational')).toBe(null)
  expect(reader('tour_reminder', 'operational')).toBe('customer')
  expect(reader('pickup_changed', 'none')).toBe(null)
  expect(reader('pickup_changed', 'none', 'desk@agency.example')).toBe('agency')
  expect(reader('order_confirmed', 'none', 'desk@agency.example')).toBe(null)
  expect(readerOf('order_confirmed', { isMain: true, wish: 'none', contactEmail: '' })).toBe('customer')
})
