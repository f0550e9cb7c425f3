import { type Account, AccountInput } from '@tourdesk/contract/agencies/agencies'
import { type AccountFields, checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { usualSettlement } from '@tourdesk/domain/agencies/settlement'
import { type AccountStatus, accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { thenMake } from '@tourdesk/domain/checked'
import { z } from 'zod'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'

/**
 * The form's fields. The server decides the status of a new agency, and the agency's settlement and dealer
 * number stay as they are.
 */
const Fields = AccountInput.omit({ settlement: true, taxId: true }).extend({
  name: AccountInput.shape.name.default(''),
  status: z.enum(accountStatuses).default('PENDING'),
})
export type AgencyValues = FormValues<typeof Fields>

/** An agency's fields with their rules; dialog and page word a missing name differently. */
export function agencyFields(nameMissing: string) {
  return contractForm(Fields, checkForm, ({ code }) =>
    code === 'account_name_required' ? nameMissing : code,
  )
}

function checkForm<Form extends Omit<AccountFields, 'settlement' | 'taxId'>>(form: Form) {
  const whole = checkAccount({ ...form, settlement: usualSettlement, taxId: '' })
  return thenMake(whole, ({ settlement: _, taxId: __, ...checked }) => checked)
}

/** The request body; the server decides a new agency's status. */
export function agencyInputOf({ status, ...values }: AgencyValues, account: Account | null): AccountInput {
  return account ? { ...values, status } : values
}

/** The status after the switch: turning it off leaves a pending agency pending. */
export function switchedStatus(saved: AccountStatus, isActive: boolean): AccountStatus {
  if (isActive) return 'ACTIVE'
  return saved === 'PENDING' ? 'PENDING' : 'INACTIVE'
}
