import { type Checked, checked, checkFields, filled } from '../checked.ts'

/** The public details of the business; phone and website may be empty. */
export interface BusinessFields {
  name: string
  officePhone: string
  /** The base address of the public website. */
  siteBaseUrl: string
}

/** The business settings, or all their errors. */
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

/** Digits with the usual separators, including short numbers such as *5555. */
function isPhone(text: string): boolean {
  return /^[+*]?[\d\s().\-/]+$/.test(text.trim()) && /\d.*\d.*\d/.test(text)
}

/** A web address that paths can be added to: with a host, without query or fragment. */
function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text.trim())
}
