import type { agencyAccounts } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { Handlers } from '../kernel/mount.ts'
import { findPostings } from './findPostings.ts'
import { recordPosting, reversePosting } from './recordPosting.ts'

export function agencyAccountRoutes(): Handlers<{ agencyAccounts: typeof agencyAccounts }> {
  return {
    agencyAccounts: {
      postings: ({ params, query }, call) => findPostings(call, params.id, query),
      record: ({ params, body }, call) => recordPosting(call, params.id, body),
      reverse: ({ params, body }, call) => reversePosting(call, params.id, body),
    },
  }
}
