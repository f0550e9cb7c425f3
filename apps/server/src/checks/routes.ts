import type { dayChecks } from '@tourdesk/contract/checks/dayChecks'
import type { Handlers } from '../kernel/mount.ts'
import { countDayChecks } from './countDayChecks.ts'
import { findDayChecks } from './findDayChecks.ts'
import { markKnown } from './markKnown.ts'
import { reopenFinding } from './reopenFinding.ts'
import { findPlanChanges } from './signOff/findPlanChanges.ts'
import { signOffDay } from './signOff/signOffDay.ts'

export const checkRoutes: Handlers<{ dayChecks: typeof dayChecks }> = {
  dayChecks: {
    counts: async ({ query }, call) => ({ data: await countDayChecks(call, query) }),
    ofDay: ({ params: { date } }, call) => findDayChecks(call, date),
    async markKnown({ params: { date }, body }, call) {
      await markKnown(call, date, body)
      return findDayChecks(call, date)
    },
    async reopen({ params: { date, key } }, call) {
      await reopenFinding(call, date, key)
      return findDayChecks(call, date)
    },
    async signOff({ params: { date }, body }, call) {
      await signOffDay(call, date, body)
      return findDayChecks(call, date)
    },
    changes: async ({ params: { date } }, call) => ({ data: await findPlanChanges(call, date) }),
  },
}
