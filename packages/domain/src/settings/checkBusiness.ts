import { type Checked, checked, checkFields, filled } from '../checked.ts'

/** For how many months a store credit is valid by default. */
export const usualCreditMonths = 24

/** The highest value that the settings accept. */
const mostCreditMonths = 120

/**
 * The public details of the business, where phone and website may be empty, and how long its store credits
 * are valid.
 */
export interface BusinessFields {
  name: string
  officePhone: string
  /** The base address of the public website. */
  siteBaseUrl: string
  /** For how many months a store credit is valid. */
  creditMonths: number | null
}

/** The business settings, or all their errors. */
export function checkBusiness<Form extends BusinessFields>(form: Form): Checked<Form> {
  const { name, officePhone, siteBaseUrl, creditMonths } = form
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
    creditMonths: checked(
      creditMonths,
      isMonths(creditMonths)
        ? []
        : [{ field: 'creditMonths', code: 'credit_months_invalid', params: { most: mostCreditMonths } }],
    ),
  })
}

function isMonths(months: number | null): boolean {
  return months !== null && Number.isInteger(months) && months >= 1 && months <= mostCreditMonths
}

/** Digits with the usual separators, including short numbers such as *5555. */
function isPhone(text: string): boolean {
  return /^[+*]?[\d\s().\-/]+$/.test(text.trim()) && /\d.*\d.*\d/.test(text)
}

/** A web address that paths can be added to: with a host, without query or fragment. */
function isSiteAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text.trim())
}
