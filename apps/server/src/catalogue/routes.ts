import type { tours } from '@tourdesk/contract/catalogue'
import type { Handlers } from '../kernel/mount.ts'
import { activeTours } from './activeTours.ts'

export const catalogueRoutes: Handlers<{ tours: typeof tours }> = {
  tours: { active: async (_, call) => ({ data: await activeTours(call) }) },
}
