import { type Checked, checkFields, filled } from '../checked.ts'
import { checkEmail } from './checkEmail.ts'

/** The fields of a car supplier that are checked. */
export interface CarSupplierFields {
  name: string
  contact: string
  contactPhone: string
  contactEmail: string
}

/** A car supplier's form, or all its errors. */
export function checkCarSupplier<Form extends CarSupplierFields>(form: Form): Checked<Form> {
  return checkFields(form, {
    name: filled('name', form.name, 'name_required'),
    contact: filled('contact', form.contact, 'contact_required'),
    contactPhone: filled('contactPhone', form.contactPhone, 'phone_required'),
    contactEmail: checkEmail('contactEmail', form.contactEmail),
  })
}
