import type { Issue } from '../decision.ts'
import { emailIssues } from './emailIssues.ts'

/** The fields of a car supplier that can be wrong. */
export interface CarSupplierFields {
  name: string
  contact: string
  contactPhone: string
  contactEmail: string
}

/** Everything wrong with the form of a car supplier (SUP-05 to SUP-08, HOLE-O73). */
export function checkCarSupplier({ name, contact, contactPhone, contactEmail }: CarSupplierFields): Issue[] {
  const issues: Issue[] = []
  if (name.trim() === '') issues.push({ field: 'name', code: 'name_required' })
  if (contact.trim() === '') issues.push({ field: 'contact', code: 'contact_required' })
  if (contactPhone.trim() === '') issues.push({ field: 'contactPhone', code: 'phone_required' })
  return [...issues, ...emailIssues('contactEmail', contactEmail)]
}
