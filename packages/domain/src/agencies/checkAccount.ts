import { type Checked, checked, checkFields, decided, filled, within } from '../checked.ts'
import { isEmail } from '../email.ts'
import { readCommissionRate } from './commissionRate.ts'
import { checkSettlement, checkTaxId, type Settlement } from './settlement.ts'

/** The fields of an account that are checked. */
export interface AccountFields {
  name: string
  mobilePhone: string
  commissionRate: number | null
  /** Receives messages instead of the customers; may be empty. */
  contactEmail?: string | undefined
  settlement: Settlement
  taxId: string
}

/** An account's form once it's checked. */
export interface WholeAccount {
  commissionRate: number
  settlement: Settlement & { paymentDays: number }
}

/** An account's form, or all its errors. */
export function checkAccount<Form extends AccountFields>(form: Form): Checked<Form & WholeAccount> {
  return checkFields(form, {
    name: filled('name', form.name, 'account_name_required'),
    mobilePhone: filled('mobilePhone', form.mobilePhone, 'account_phone_required'),
    contactEmail: checked(
      form.contactEmail,
      (form.contactEmail ?? '').trim() === '' || isEmail(form.contactEmail ?? '')
        ? []
        : [{ field: 'contactEmail', code: 'email_invalid' }],
    ),
    commissionRate: decided('commissionRate', readCommissionRate(form.commissionRate)),
    settlement: within('settlement', checkSettlement(form.settlement)),
    taxId: checkTaxId(form.taxId),
  })
}
