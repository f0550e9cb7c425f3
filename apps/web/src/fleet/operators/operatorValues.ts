import type { OperatorRecord } from '@tourdesk/contract/fleet/operators'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { checkOperator } from '@tourdesk/domain/fleet/checkOperator'
import { licenseTypes, rankingTags } from '@tourdesk/domain/fleet/vocabulary'
import { z } from 'zod'

const Fields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobilePhone: z.string(),
  homePhone: z.string(),
  email: z.string(),
  city: z.string(),
  salary: z.number().nullable(),
  languages: z.array(z.enum(languages)),
  licenseTypes: z.array(z.enum(licenseTypes)),
  ranking: z.array(z.enum(rankingTags)),
  car: z.string().nullable(),
  notes: z.string(),
})
export type OperatorValues = z.output<typeof Fields>

/** The rules of the form (OPR-07 to OPR-10). */
export const operatorSchema = Fields.superRefine((values, context) => {
  for (const { field, code } of issuesOf(checkOperator(values)))
    context.addIssue({ code: 'custom', path: [field], message: code })
})

/** What the form starts with. */
export function operatorValuesOf(operator: OperatorRecord | null): OperatorValues {
  return {
    firstName: operator?.firstName ?? '',
    lastName: operator?.lastName ?? '',
    mobilePhone: operator?.mobilePhone ?? '',
    homePhone: operator?.homePhone ?? '',
    email: operator?.email ?? '',
    city: operator?.city ?? '',
    salary: operator?.salary ?? null,
    languages: operator?.languages ?? [],
    licenseTypes: operator?.licenseTypes ?? [],
    ranking: operator?.ranking ?? [],
    car: operator?.car ?? null,
    notes: operator?.notes ?? '',
  }
}
