import type { securitySettings } from '@tourdesk/contract/settings/settings'
import type { Handlers } from '../../kernel/mount.ts'
import { changeSecurity, findSecurity } from './changeSecurity.ts'

export const securityRoutes: Handlers<{ securitySettings: typeof securitySettings }> = {
  securitySettings: {
    get: (_, call) => findSecurity(call),
    async change({ body }, call) {
      await changeSecurity(call, body)
      return findSecurity(call)
    },
  },
}
