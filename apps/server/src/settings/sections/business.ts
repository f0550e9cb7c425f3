import { checkBusiness } from '@tourdesk/domain/settings/checkBusiness'
import type { Elsewhere, Section, SectionForm } from '../section.ts'

interface Business {
  officePhone: string
  siteBaseUrl: string
}

/** The business itself. */
export const business: Section<Business> = {
  name: 'business',
  first: { officePhone: '', siteBaseUrl: '' },
}

/** Its form; whoever keeps the name of the business hands it in. */
export function businessForm(
  elsewhere: Elsewhere<{ name: string }>,
): SectionForm<Business, { name: string }> {
  return { ...business, access: 'settings.write', check: checkBusiness, elsewhere }
}
