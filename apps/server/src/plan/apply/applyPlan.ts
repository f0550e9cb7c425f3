import { Problem } from '@tourdesk/contract/kernel/problem'
import type { AppliedPlan } from '@tourdesk/contract/plan/dayPlans'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Selectable } from 'kysely'
import { firstStep } from '../../activity/firstStep.ts'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { usedKey } from '../../kernel/usedKey.ts'
import type { DayPlans } from '../../schema/dispatch.ts'
import { keptSince } from '../planLife.ts'
import { applyStep } from './applyStep.ts'
import { namingPlan } from './namingPlan.ts'

/**
 * Applies the chosen parts of a proposed plan, all of them or none. Repeating a `clientKey` returns the first undo.
 * Throws `not_found` (404) if the plan is gone, `field_invalid` (400) at what can't be chosen, `plan_outdated` (409) if
 * something that the chosen parts use has changed, or the board's refusal (409).
 * @returns how to undo it
 */
export async function applyPlan(
  call: Call<Person>,
  id: string,
  { clientKey, ...chosen }: AppliedPlan,
): Promise<string | null> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const plan = await lockPlan(tx, id, now)
    const first = await firstStep(tx, call, 'appliedPlan', clientKey)
    if (first && first.plan !== id) throw usedKey()
    if (first) return unchanged(clientKey)
    const { date, request, facts, proposal } = plan
    const { events, before } = await applyStep(tx, call, { tour: request.tour, facts, proposal }, chosen)
    await announce(tx, call, ...namingPlan('day.planApplied', { id, date, request }, events))
    await tx
      .updateTable('day_plans')
      .set({ applied_by: actor.name, applied_at: now })
      .where('id', '=', id)
      .execute()
    const applied = { by: plan.applied_by, at: plan.applied_at?.toISOString() ?? null }
    return keepUndo(tx, call, 'appliedPlan', { plan: id, date, request, applied, before }, clientKey)
  })
}

/** Locks a plan before anything else, so that one after the other is applied. Throws `not_found` (404). */
async function lockPlan(tx: Tx, id: string, now: Date): Promise<Selectable<DayPlans>> {
  const plan = await tx
    .selectFrom('day_plans')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>', keptSince(now))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!plan) throw new Problem('not_found')
  return plan
}
