import type { StatementInput } from '@tourdesk/contract/statements/statements'
import type { z } from 'zod'
import { newId } from '../src/kernel/newId.ts'
import type { TestServer } from './as.ts'
import type { GivenUser } from './given/ground.ts'

/** Agencies on account, their orders, and their statements by someone of the office. */
export function billing({ as, given }: Pick<TestServer, 'as' | 'given'>, by: GivenUser) {
  const office = as(by)
  return {
    /** An agency with a commission of 12 %. */
    agencyWith: (row: object = {}) =>
      given.account({ commission_rate: 12, does_allow_payment_to_agency: true, ...row }),
    /** An order on account: two adults for 250.00 on 11 March. */
    bookedBy: (agency: { id: string }, more: object = {}) =>
      given.order({ agency: agency.id, isAgencyPayment: true, ...more }),
    /** A draft of March in dollars. */
    draft: (agency: { id: string }, more: Partial<z.input<typeof StatementInput>> = {}) =>
      office.statements.create({
        body: {
          ...{
            account: agency.id,
            currency: 'USD',
            from: '2026-03-01',
            to: '2026-03-31',
            clientKey: newId(),
          },
          ...more,
        },
      }),
    confirm: ({ _id: id, hash }: { _id: string; hash: string }, clientKey = newId()) =>
      office.statements.confirm({ params: { id }, body: { hash, clientKey } }),
  }
}
