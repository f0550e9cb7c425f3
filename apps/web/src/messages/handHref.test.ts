import { expect, test } from 'vitest'
import { handHref } from './handHref.ts'

const to = { address: '+972505550101', text: 'Pickup at 07:10 & coffee?\nשלום' }

test('WhatsApp and the SMS program open with number and text, whatever is in it', () => {
  const body = 'Pickup%20at%2007%3A10%20%26%20coffee%3F%0A%D7%A9%D7%9C%D7%95%D7%9D'
  expect(handHref({ ...to, channel: 'whatsapp' })).toBe(`https://wa.me/972505550101?text=${body}`)
  expect(handHref({ ...to, channel: 'sms' })).toBe(`sms:+972505550101?&body=${body}`)
  expect(handHref({ ...to, channel: 'email' })).toBe(null)
})
