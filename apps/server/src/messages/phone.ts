import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as people type it, in E.164 with Israel as the default country; null if it can't be one (NOTE-22). */
export function phoneIn(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, 'IL')
  return phone?.isValid() ? phone.number : null
}
