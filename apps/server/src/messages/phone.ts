import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString as mobileNumber } from 'libphonenumber-js/mobile'

/** A phone number as people type it, in E.164 with Israel as the default country; null if it can't be one (NOTE-22). */
export function phoneIn(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, 'IL')
  return phone?.isValid() ? phone.number : null
}

/** Where messages by phone can go: SMS to mobile numbers only, which in some countries can't be told from others. */
export function phoneAddresses(typed: string): { whatsapp: string | null; sms: string | null } {
  const whatsapp = phoneIn(typed)
  return { whatsapp, sms: mobileNumber(typed, 'IL')?.isValid() ? whatsapp : null }
}
