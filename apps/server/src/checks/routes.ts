import type { dayChecks } from '@tourdesk/contract/checks/dayChecks'
import type { Handlers } from '../kernel/mount.ts'
import { findDayChecks } from './findDayChecks.ts'
import { markKnown } from './markKnown.ts'
import { reopenFinding } from './reopenFinding.ts'

export const checkRoutes: Handlers<{ dayChecks: typeof dayChecks }> = {
  dayChecks: {
    ofDay: async ({ params: { date } }, call) => ({ data: await findDayChecks(call, date) }),
    async markKnown({ params: { date }, body }, call) {
      await markKnown(call, date, body)
      return { data: await findDayChecks(call, date) }
    },
    async reopen({ params: { date, key } }, call) {
      await reopenFinding(call, date, key)
      return { data: await findDayChecks(call, date) }
    },
  },
}
