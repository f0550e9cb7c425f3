import { contract } from '@tourdesk/contract/contract'
import { Id } from '@tourdesk/contract/parts'

/** Values that need not stand in the address. */
export const outboxDefaults = { page: 1, limit: 25 } as const

/** The page of the list, and the mail that is open over it. */
export const outboxSearch = contract.outbox.list.query
  .extend({ mail: Id.optional() })
  .catch({ ...outboxDefaults })
