import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A guide or driver who declined. */
export const replyDeclined: Check<'reply_declined'> = {
  severity: 'stop',
  find: ({ units }) =>
    units.flatMap((unit) =>
      unit.crew
        .filter(({ reply }) => reply.state === 'declined')
        .map(({ _id, name, reply: { reason } }) => ({
          ...aboutUnit(unit),
          operators: [_id],
          params: { name, reason },
          facts: [reason],
        })),
    ),
}
