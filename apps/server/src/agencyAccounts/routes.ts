import type { agencyAccounts } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { exportBalances } from './exportBalances.ts'
import { exportPostings } from './exportPostings.ts'
import { findAgencyAccount, findBalances } from './findBalances.ts'
import { findLimitUse } from './findLimitUse.ts'
import { findPostings } from './findPostings.ts'
import { type ReleaseMoney, recordPosting, reversePosting } from './recordPosting.ts'

export function agencyAccountRoutes(
  release: ReleaseMoney,
): Handlers<{ agencyAccounts: typeof agencyAccounts }> {
  return {
    agencyAccounts: {
      list: ({ query }, call) => findBalances(call, query),
      async file({ query }, call, { reply }) {
        sendFile(reply, await exportBalances(call, query))
      },
      get: ({ params }, call) => findAgencyAccount(call, params.id),
      limitUse: ({ params }, call) => findLimitUse(call, params.id),
      postings: ({ params, query }, call) => findPostings(call, params.id, query),
      async postingsFile({ params, query }, call, { reply }) {
        sendFile(reply, await exportPostings(call, params.id, query))
      },
      record: ({ params, body }, call) => recordPosting(call, params.id, body),
      reverse: ({ params, body }, call) => reversePosting(call, params.id, body, release),
    },
  }
}
