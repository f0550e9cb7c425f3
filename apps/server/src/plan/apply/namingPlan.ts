import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import { aboutDay } from '../../checks/aboutDay.ts'

/** The event of the day, with how the plan was asked for, then those of its units and orders, which name the plan. */
export function namingPlan(
  name: 'day.planApplied' | 'day.planUndone',
  { id, date, request }: { id: string; date: Day; request: PlanRequest },
  events: readonly DomainEvent[],
): [DomainEvent, ...DomainEvent[]] {
  const days = events.flatMap((event) => ('days' in event ? event.days : []))
  const { date: _, ...options } = request
  return [
    {
      name,
      ...aboutDay(date),
      days: [...new Set([date, ...days])].toSorted(),
      facts: { date, plan: id, ...options },
    },
    ...events.map((event) => ({ ...event, facts: { ...event.facts, plan: id } })),
  ]
}
