import type { outbox } from '@tourdesk/contract/outbox/outbox'
import type { Handlers } from '../kernel/mount.ts'
import { findMail, findMails } from './findMails.ts'

export const outboxRoutes: Handlers<{ outbox: typeof outbox }> = {
  outbox: {
    list: ({ query }, call) => findMails(call, query),
    get: ({ params }, call) => findMail(call, params.id),
  },
}
