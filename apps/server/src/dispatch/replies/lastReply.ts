import type { GivenReply } from '@tourdesk/domain/crew/reply'
import { sql } from 'kysely'

/** The last answer of somebody of a crew, as JSON has it. */
export type LastReply = GivenReply & { at: string; byOffice: boolean }

/** The last answer of the crew member of the query around (`unit_crew`); null for somebody who was never asked. */
export const lastReply = sql<LastReply | null>`(
  select json_build_object('reply', reply, 'reason', reason, 'assignment', assignment, 'at', crew_replies.at,
                           'byOffice', crew_replies.user_id is not null)
    from crew_replies
   where crew_replies.unit_id = unit_crew.unit_id and crew_replies.operator_id = unit_crew.operator_id
   order by crew_replies.at desc, crew_replies.id desc
   limit 1
)`
