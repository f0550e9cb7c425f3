import { type Checked, checked, checkFields, filled } from '../checked.ts'

/** What people see of the business; phone and address may be empty. */
export interface BusinessFields {
  name: string
  officePhone: string
  /** Where the public website starts. */
  siteBaseUrl: string
}

/** The settings of the business, or everything wrong with them. */
export function checkBusiness<Form extends BusinessFields>(form: Form): Checked<Form> {
  const { name, officePhone, siteBaseUrl } = form
  const isWrongPhone = officePhone.trim() !== '' && !isPhone(officePhone)
  const isWrongSite = siteBaseUrl.trim() !== '' && !isSiteAddress(siteBaseUrl)
  return checkFields(form, {
    name: filled('name', name, 'name_required'),
    officePhone: checked(
      officePhone,
      isWrongPhone ? [{ field: 'officePhone', code: 'office_phone_invalid' }] : [],
    ),
    siteBaseUrl: checked(
      siteBaseUrl,
      isWrongSite ? [{ field: 'siteBaseUrl', code: 'site_address_invalid' }] : [],
    ),
  })
}

/** Digits as people group them, a short number such as *5555 among them. */
function isPhone(text: string): boolean {
  return /^[+*]?[\d\s().\-/]+$/.test(text.trim()) && /\d.*\d.*\d/.test(text)
}

/** A web address that more can be added to: with a host, without a query or a mark. */
function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text.trim())
}
