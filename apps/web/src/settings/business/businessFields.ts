import { BusinessInput } from '@tourdesk/contract/settings/settings'
import { checkBusiness } from '@tourdesk/domain/settings/checkBusiness'
import { z } from 'zod'
import { contractForm } from '../../kit/form/contractForm.ts'

const { name, officePhone, siteBaseUrl, creditMonths, suppliersSeePhones } = BusinessInput.shape

/** The details of the business with their rules. */
export const businessFields = contractForm(
  z.object({
    name: name.default(''),
    officePhone: officePhone.default(''),
    siteBaseUrl: siteBaseUrl.default(''),
    creditMonths: creditMonths.nullable().default(null),
    suppliersSeePhones: suppliersSeePhones.default(true),
  }),
  checkBusiness,
)

/** The values as they're typed. */
export type BusinessValues = z.output<typeof businessFields.schema>
