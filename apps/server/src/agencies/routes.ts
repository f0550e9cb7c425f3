import type { agencies } from '@tourdesk/contract/agencies'
import type { Handlers } from '../kernel/mount.ts'
import { findSellers } from './sellers.ts'

export const agencyRoutes: Handlers<{ agencies: typeof agencies }> = {
  agencies: { sellers: async (_, call) => ({ data: await findSellers(call) }) },
}
