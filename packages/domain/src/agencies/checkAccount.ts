import { type Checked, checkFields, decided, filled } from '../checked.ts'
import { readCommissionRate } from './commissionRate.ts'

/** The fields of an account that are checked. */
export interface AccountFields {
  name: string
  mobilePhone: string
  commissionRate: number | null
}

/** An account's form, or all its errors. */
export function checkAccount<Form extends AccountFields>(
  form: Form,
): Checked<Form & { commissionRate: number }> {
  return checkFields(form, {
    name: filled('name', form.name, 'account_name_required'),
    mobilePhone: filled('mobilePhone', form.mobilePhone, 'account_phone_required'),
    commissionRate: decided('commissionRate', readCommissionRate(form.commissionRate)),
  })
}
