import type { CapacityRuleInput, OverDeparture } from '@tourdesk/contract/departures/capacityRules'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkCapacityRule } from '@tourdesk/domain/departures/capacity/checkCapacityRule'
import { soldPools } from '@tourdesk/domain/departures/capacity/pools'
import type { z } from 'zod'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import { salesFrom } from './salesOf.ts'

/**
 * The departures from today on that would be over a rule's number, by day; `rule` is the id of the one it
 * replaces. Throws a field error (400) for each wrong field.
 */
export async function findOver(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { rule: replaced, ...form }: z.output<typeof CapacityRuleInput> & { rule: string | null },
): Promise<OverDeparture[]> {
  const rule = { ...acceptFields(checkCapacityRule(form)), _id: replaced ?? 'new' }
  const departures = await ask(db, salesFrom(rule.tour, dayIn(now)))
  return departures.flatMap((departure) => {
    const rules = [...departure.rules.filter(({ _id }) => _id !== replaced), rule]
    const pool = soldPools({ ...departure, rules }).find((each) => each.rule._id === rule._id)
    if (!pool || pool.capacity === null || pool.sold <= pool.capacity) return []
    return [{ date: departure.date, sold: pool.sold, capacity: pool.capacity }]
  })
}
