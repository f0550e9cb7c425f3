import type { Account, AccountInput } from '@tourdesk/contract/agencies/agencies'
import { checkAccount } from '@tourdesk/domain/agencies/checkAccount'
import { type AccountStatus, accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { z } from 'zod'

const Fields = z.object({
  name: z.string(),
  mobilePhone: z.string(),
  commissionRate: z.number().nullable(),
  hashavshevetAgencyKey: z.string(),
  leaveSiteMsg: z.string(),
  logo: z.string().nullable(),
  doesIncludeAffiliation: z.boolean(),
  dailyToursOnly: z.boolean(),
  doesAllowPaymentToAgency: z.boolean(),
  allowPrivateGroup: z.boolean(),
  status: z.enum(accountStatuses),
})
export type AgencyValues = z.output<typeof Fields>

/** The form's rules; modal and page word a missing name in their own way (ACC-17, ACC-21). */
export function agencySchema(nameMissing: string) {
  return Fields.superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkAccount(values)))
      context.addIssue({
        code: 'custom',
        path: [field],
        message: code === 'account_name_required' ? nameMissing : code,
      })
  })
}

/** What the form starts with; a new agency has no flags and no commission (HOLE-A52). */
export function agencyValuesOf(account: Account | null): AgencyValues {
  return {
    name: account?.name ?? '',
    mobilePhone: account?.mobilePhone ?? '',
    commissionRate: account?.commissionRate ?? 0,
    hashavshevetAgencyKey: account?.hashavshevetAgencyKey ?? '',
    leaveSiteMsg: account?.leaveSiteMsg ?? '',
    logo: account?.logo ?? null,
    doesIncludeAffiliation: account?.doesIncludeAffiliation ?? false,
    dailyToursOnly: account?.dailyToursOnly ?? false,
    doesAllowPaymentToAgency: account?.doesAllowPaymentToAgency ?? false,
    allowPrivateGroup: account?.allowPrivateGroup ?? false,
    status: account?.status ?? 'PENDING',
  }
}

/** What is sent; the status of a new agency is the server's to decide (HOLE-A6). */
export function agencyInputOf({ status, ...values }: AgencyValues, account: Account | null): AccountInput {
  return account ? { ...values, status } : values
}

/** The status after the switch: a pending agency that stays off stays pending (ACC-16, HOLE-A6). */
export function switchedStatus(saved: AccountStatus, isActive: boolean): AccountStatus {
  if (isActive) return 'ACTIVE'
  return saved === 'PENDING' ? 'PENDING' : 'INACTIVE'
}
