import type { GivenReply } from '@tourdesk/domain/crew/reply'
import { sql } from 'kysely'

/** A crew member's last reply, as JSON. */
export type LastReply = GivenReply & { at: string; byOffice: boolean }

/** The last reply of the crew member of the enclosing query (`unit_crew`); null if they were never asked. */
export const lastReply = sql<LastReply | null>`(
  select json_build_object('reply', reply, 'reason', reason, 'assignment', assignment, 'at', crew_replies.at,
                           'byOffice', crew_replies.user_id is not null)
    from crew_replies
   where crew_replies.unit_id = unit_crew.unit_id and crew_replies.operator_id = unit_crew.operator_id
   order by crew_replies.at desc, crew_replies.id desc
   limit 1
)`
