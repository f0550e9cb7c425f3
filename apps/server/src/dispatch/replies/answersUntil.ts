import { crewAccess } from '@tourdesk/domain/crew/vocabulary'
import { sql } from 'kysely'

/**
 * The time until which the crew member of the enclosing query (`unit_crew`) can reply on a phone: one that's
 * signed in, or one that a link can still open. Null without either.
 */
export const answersUntil = sql<string | null>`(
  select max(until)
    from (select last_used_at + make_interval(days => ${crewAccess.sessionDays}) as until
            from crew_sessions
           where crew_sessions.operator_id = unit_crew.operator_id and ended_at is null
          union all
          select expires_at
            from crew_links
           where crew_links.operator_id = unit_crew.operator_id and dead_at is null
             and opened < ${crewAccess.mostPhones}) as ways
)`
