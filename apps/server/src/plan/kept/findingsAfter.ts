import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../../kernel/call.ts'
import type { PlanToApply } from '../apply/applyStep.ts'
import { type FindingsWith, findingsWith } from '../apply/findingsWith.ts'

/** What the check would find with all of a plan applied; null if the day has changed so that it can't be. */
export async function findingsAfter(call: Call<Person>, plan: PlanToApply): Promise<FindingsWith | null> {
  try {
    return await findingsWith(call, plan)
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null
    throw error
  }
}
