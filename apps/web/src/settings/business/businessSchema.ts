import { issuesOf } from '@tourdesk/domain/checked'
import { checkBusiness } from '@tourdesk/domain/settings/checkBusiness'
import { z } from 'zod'

/** The business form's schema, with the server's messages. */
export const businessSchema = z
  .object({ name: z.string(), officePhone: z.string(), siteBaseUrl: z.string() })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkBusiness(values)))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
