import { type Account, AccountInput } from '@tourdesk/contract/agencies/agencies'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { type AccountStatus, accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { z } from 'zod'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'

/** The server decides the status of a new agency (HOLE-A6). */
const Fields = AccountInput.extend({
  name: AccountInput.shape.name.default(''),
  status: z.enum(accountStatuses).default('PENDING'),
})
export type AgencyValues = FormValues<typeof Fields>

/** The fields of an agency with their rules; modal and page word a missing name in their own way (ACC-17, ACC-21). */
export function agencyFields(nameMissing: string) {
  return contractForm(Fields, checkAccount, ({ code }) =>
    code === 'account_name_required' ? nameMissing : code,
  )
}

/** What's sent; the server decides a new agency's status. */
export function agencyInputOf({ status, ...values }: AgencyValues, account: Account | null): AccountInput {
  return account ? { ...values, status } : values
}

/** The status after the switch: a pending agency left off stays pending. */
export function switchedStatus(saved: AccountStatus, isActive: boolean): AccountStatus {
  if (isActive) return 'ACTIVE'
  return saved === 'PENDING' ? 'PENDING' : 'INACTIVE'
}
