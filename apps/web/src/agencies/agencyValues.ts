import { type Account, AccountInput } from '@tourdesk/contract/agencies/agencies'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { type AccountStatus, accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'

/** The form's fields. The server decides the status of a new agency. */
const Fields = AccountInput.extend({
  name: AccountInput.shape.name.default(''),
  status: z.enum(accountStatuses).default('PENDING'),
})
export type AgencyValues = FormValues<typeof Fields>

/** An agency's fields with their rules; dialog and page word a missing name differently. */
export function agencyFields(nameMissing: string) {
  return contractForm(Fields, checkAccount, ({ code }) =>
    code === 'account_name_required' ? nameMissing : code,
  )
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
