import type { ownSessions } from '@tourdesk/contract/identity/ownSessions'
import type { Handlers } from '../../kernel/mount.ts'
import { endOtherSessions, endOwnSession } from './endOwnSession.ts'
import { findSessions } from './findSessions.ts'

export const ownSessionRoutes: Handlers<{ ownSessions: typeof ownSessions }> = {
  ownSessions: {
    list: async (_, call) => ({ data: await findSessions(call) }),
    async end({ params }, call) {
      await endOwnSession(call, params.id)
      return { success: true }
    },
    async endOthers(_, call) {
      await endOtherSessions(call)
      return { success: true }
    },
  },
}
