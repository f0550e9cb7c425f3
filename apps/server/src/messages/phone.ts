import { isEmail } from '@tourdesk/domain/email'
import type { Addresses } from '@tourdesk/domain/messages/whoGetsIt'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString as mobileNumber } from 'libphonenumber-js/mobile'

/** A phone number as people type it, in E.164 with Israel as the default country; null if it isn't valid. */
export function phoneIn(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, 'IL')
  return phone?.isValid() ? phone.number : null
}

/** A person's addresses; no mail address if it's none, or if no mail can be sent. */
export function addressesOf(
  { email, phone }: { email: string; phone: string },
  sendsMail: boolean = true,
): Addresses {
  return { email: sendsMail && isEmail(email) ? email.trim() : null, ...phoneAddresses(phone) }
}

/**
 * Addresses for messages by phone. SMS goes to mobile numbers only; in some countries they look like any
 * other number.
 */
export function phoneAddresses(typed: string): { whatsapp: string | null; sms: string | null } {
  const whatsapp = phoneIn(typed)
  return { whatsapp, sms: mobileNumber(typed, 'IL')?.isValid() ? whatsapp : null }
}
