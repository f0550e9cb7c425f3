import { type Checked, checkFields, decided, filled } from '../checked.ts'
import { readCommissionRate } from './commissionRate.ts'

/** The fields of an account that can be wrong. */
export interface AccountFields {
  name: string
  mobilePhone: string
  commissionRate: number | null
}

/** An account's form, or everything wrong with it (ACC-17 to ACC-19, ACC-21, COMM-05). */
export function checkAccount<Form extends AccountFields>(
  form: Form,
): Checked<Form & { commissionRate: number }> {
  return checkFields(form, {
    name: filled('name', form.name, 'account_name_required'),
    mobilePhone: filled('mobilePhone', form.mobilePhone, 'account_phone_required'),
    commissionRate: decided('commissionRate', readCommissionRate(form.commissionRate)),
  })
}
