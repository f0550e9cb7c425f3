import type { dayPlans } from '@tourdesk/contract/plan/dayPlans'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { applyPlan } from './apply/applyPlan.ts'
import { findDayPlan, findProgress, stopDayPlan } from './findDayPlan.ts'
import { proposeDayPlan } from './proposeDayPlan.ts'

/** `report` gets the faults that keep a day from being planned. */
export function planRoutes(
  { live }: Pick<Product, 'live'>,
  report: (fault: Error) => void,
): Handlers<{ dayPlans: typeof dayPlans }> {
  return {
    dayPlans: {
      propose: ({ body }, call) => proposeDayPlan(call, { live, report }, body),
      get: ({ params }, call) => findDayPlan(call, params.id),
      progress: ({ params }, call) => findProgress(call, params.id),
      async stop({ params }, call) {
        await stopDayPlan(call, params.id)
        return { success: true }
      },
      apply: async ({ params, body }, call) => ({ undo: await applyPlan(call, params.id, body) }),
    },
  }
}
