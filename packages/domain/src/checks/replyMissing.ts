import { isReplyDue } from '../crew/window.ts'
import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/**
 * A guide or driver who uses the crew's page and hasn't replied by the deadline. An office that doesn't use the page
 * gets no list of complaints.
 */
export const replyMissing: Check<'reply_missing'> = {
  severity: 'warn',
  find: ({ units, now, replyDeadline }) =>
    units
      .filter(({ tourDate }) => isReplyDue(tourDate, { now, replyDeadline }))
      .flatMap((unit) =>
        unit.crew
          .filter(({ reply, usesCrewPage }) => reply.state === 'proposed' && usesCrewPage)
          .map(({ _id, name }) => ({ ...aboutUnit(unit), operators: [_id], params: { name }, facts: [] })),
      ),
}
