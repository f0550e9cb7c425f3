import type { home } from '@tourdesk/contract/home/home'
import type { Handlers } from '../kernel/mount.ts'
import { findChecklist } from './findChecklist.ts'
import { findHome } from './findHome.ts'

export const homeRoutes: Handlers<{ home: typeof home }> = {
  home: {
    get: (_, call, { request }) => findHome(call, (error) => request.log.error(error)),
    checklist: (_, call) => findChecklist(call),
  },
}
