import type { Issue } from '../decision.ts'

/** What people see of the business; phone and address may be empty. */
export interface BusinessFields {
  name: string
  officePhone: string
  /** Where the public website starts. */
  siteBaseUrl: string
}

/** Everything wrong with the settings of the business. */
export function checkBusiness({ name, officePhone, siteBaseUrl }: BusinessFields): Issue[] {
  const issues: Issue[] = []
  if (name.trim() === '') issues.push({ field: 'name', code: 'name_required' })
  if (officePhone.trim() !== '' && !isPhone(officePhone))
    issues.push({ field: 'officePhone', code: 'office_phone_invalid' })
  if (siteBaseUrl.trim() !== '' && !isSiteAddress(siteBaseUrl))
    issues.push({ field: 'siteBaseUrl', code: 'site_address_invalid' })
  return issues
}

/** Digits as people group them, a short number such as *5555 among them. */
function isPhone(text: string): boolean {
  return /^[+*]?[\d\s().\-/]+$/.test(text.trim()) && /\d.*\d.*\d/.test(text)
}

/** A web address that more can be added to: with a host, without a query or a mark. */
function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text.trim())
}
