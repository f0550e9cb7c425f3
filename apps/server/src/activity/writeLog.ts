import { createHash } from 'node:crypto'
import type { Fields } from '@tourdesk/domain/activity/diffOf'
import { type DomainEvent, events } from '@tourdesk/domain/activity/events'
import { mask } from '@tourdesk/domain/activity/mask'
import type { Announced, EventReader } from '../kernel/eventReader.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'

declare module '../kernel/eventReader.ts' {
  interface Announced {
    event: DomainEvent
  }
}

/** Reader of events: writes each into the activity log. */
export const writeLog: EventReader = async (tx, announced) => {
  await insertInto(tx, 'audit_log', announced.map(toRow)).execute()
}

function toRow({ event, by, at }: Announced) {
  const { subject, action } = events[event.name]
  return {
    id: newId(),
    entity_kind: subject,
    entity_id: event.subject.id,
    entity_name: event.subject.name,
    account_id: event.subject.accountId,
    action,
    actor_kind: by.kind,
    user_id: by.kind === 'person' ? by.userId : null,
    actor_name: by.name,
    details: JSON.stringify(detailsOf(event)),
    at,
  }
}

/** The values of an event that the log keeps. */
function detailsOf(event: DomainEvent): Fields {
  return mask(
    {
      ...event.facts,
      ...('before' in event && { before: event.before }),
      ...('after' in event && { after: event.after }),
    },
    hash,
  )
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
