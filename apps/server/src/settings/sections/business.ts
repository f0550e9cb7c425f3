import { checkBusiness, usualCreditMonths } from '@tourdesk/domain/settings/checkBusiness'
import type { Elsewhere, Section, SectionForm } from '../section.ts'

interface Business {
  officePhone: string
  siteBaseUrl: string
  /** How many months a store credit is valid. */
  creditMonths: number
  /** Whether the sheets of car suppliers show the customers' phones. */
  suppliersSeePhones: boolean
}

/** The business itself. */
export const business: Section<Business> = {
  name: 'business',
  first: { officePhone: '', siteBaseUrl: '', creditMonths: usualCreditMonths, suppliersSeePhones: true },
}

/** The business form. The business name is passed in, since another feature stores it. */
export function businessForm(
  elsewhere: Elsewhere<{ name: string }>,
): SectionForm<Business, { name: string }> {
  return { ...business, access: 'settings.write', check: checkBusiness, elsewhere }
}
