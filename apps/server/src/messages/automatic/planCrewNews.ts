import type { DomainEvent, EventName } from '@tourdesk/domain/activity/events'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import type { CrewNews } from '@tourdesk/domain/messages/automatic'
import type { Tx } from '../../kernel/database.ts'
import type { EventReader } from '../../kernel/eventReader.ts'
import { addJob } from '../../kernel/jobs.ts'
import { cancelMessages } from '../cancelMessages.ts'
import { readNewsSettings } from './newsSettings.ts'
import { planCrewDay } from './planCrewDays.ts'
import { dueAfter, keyOfNews, planMessage } from './planned.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

interface Member {
  _id: string
  name: string
}

/** Event reader that plans the messages to guides and drivers when one of their vehicle units changes. */
export const planCrewNews: EventReader = async (tx, announced) => {
  const about = announced.flatMap(({ event, at }) => (isAboutUnit(event) ? [{ event, at }] : []))
  for (const [, [first, ...more]] of Map.groupBy(about, ({ event }) => event.subject.id))
    if (first) await followUnit(tx, [first.event, ...more.map(({ event }) => event)], first.at)
}

/** Plans the messages about one unit after everything that happened to it together. */
async function followUnit(tx: Tx, events: [UnitEvent, ...UnitEvent[]], at: Date): Promise<void> {
  const [event] = events
  const [day] = event.days
  if (day === undefined || day < dayIn(at)) return
  const { wasOn } = await readNewsSettings(tx)
  const stay = await crewNow(tx, event.subject.id)
  const left = events.flatMap(membersIn).filter(({ _id }) => !stay.some((member) => member._id === _id))
  const unit = { id: event.subject.id, name: event.subject.name, day }
  const plan = (kind: CrewNews, { _id, name }: Member) =>
    planMessage(tx, {
      event: kind,
      about: `${unit.id}:${_id}`,
      crew: { operator: _id, name, language: 'he', unit },
      day,
      dueAt: dueAfter('crew_assigned', at),
      now: at,
    })
  for (const member of stay) {
    await dropMails(tx, 'crew_removed', member._id, unit.id)
    if (await dropPlanned(tx, 'crew_removed', unit.id, member._id)) continue
    if (wasOn('crew_assigned', at)) await plan('crew_assigned', member)
  }
  for (const member of left) {
    const dropped = [
      await dropMails(tx, 'crew_assigned', member._id, unit.id),
      await dropPlanned(tx, 'crew_assigned', unit.id, member._id),
    ]
    if (dropped.includes(true) && !(await hasHeard(tx, unit.id, member._id))) continue
    if (wasOn('crew_removed', at)) await plan('crew_removed', member)
  }
  const days = [...new Set(events.flatMap((each) => each.days))]
  if (wasOn('crew_day', at)) await tellDaysAgain(tx, [...stay, ...left], days, at)
}

type UnitEvent = Extract<DomainEvent, { days: readonly string[]; name: `unit.${string}` }>

const aboutUnits: readonly EventName[] = [
  'unit.created',
  'unit.changed',
  'unit.stopsChanged',
  'unit.orderAdded',
  'unit.orderRemoved',
  'unit.split',
  'unit.deleted',
]

function isAboutUnit(event: DomainEvent): event is UnitEvent {
  return aboutUnits.includes(event.name)
}

async function crewNow(tx: Tx, unit: string): Promise<Member[]> {
  const rows = await tx
    .selectFrom('unit_crew')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['operators.id', 'first_name', 'last_name'])
    .where('unit_id', '=', unit)
    .execute()
  return rows.map(({ id, first_name, last_name }) => ({ _id: id, name: `${first_name} ${last_name}`.trim() }))
}

/** The unit's former crew, as the event names them. */
function membersIn(event: DomainEvent): Member[] {
  const before = 'before' in event ? event.before : {}
  const { driver, guide } = before as { driver?: Member | null; guide?: Member[] }
  const members = [...(guide ?? []), ...(driver ? [driver] : [])]
  return members.filter(({ _id }, index) => members.findIndex((each) => each._id === _id) === index)
}

/** Cancels a message that a later change made pointless. Returns false if there was none. */
async function dropPlanned(tx: Tx, event: CrewNews, unit: string, operator: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ state: 'canceled', key: null, reason: 'overtaken' })
    .where('key', '=', keyOfNews(event, `${unit}:${operator}`))
    .where('state', 'in', ['planned', 'by_hand'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True if the person was told that they're on the unit. */
async function hasHeard(tx: Tx, unit: string, operator: string): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('recipient_id', '=', operator)
    .where('unit_id', '=', unit)
    .where('event', '=', 'crew_assigned')
    .where('state', 'in', ['mailed', 'sent'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Cancels unsent mails and texts about a unit or a day. Returns false if there were none. */
async function dropMails(tx: Tx, event: CrewNews, operator: string, about: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('messages')
    .innerJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select('messages.id')
    .where('recipient_id', '=', operator)
    .where('event', '=', event)
    .where('state', '=', 'mailed')
    .where('mail_outbox.status', 'in', ['pending', 'failed'])
    .where((eb) => (event === 'crew_day' ? eb('content', 'like', `${about}%`) : eb('unit_id', '=', about)))
    .execute()
  const ids = rows.map(({ id }) => id)
  await cancelMessages(tx, ids, 'overtaken')
  return ids.length > 0
}

/** Sends people another message about a day that has changed; a text to be sent by hand is rewritten. */
async function tellDaysAgain(
  tx: Tx,
  people: readonly Member[],
  days: readonly string[],
  now: Date,
): Promise<void> {
  const today = dayIn(now)
  const near = days.filter((day) => day === today || day === addDays(today, 1))
  for (const { _id, name } of people)
    for (const day of near) {
      const isDropped = await dropMails(tx, 'crew_day', _id, day)
      const heard = await tx
        .selectFrom('messages')
        .select(['id', 'state'])
        .where('recipient_id', '=', _id)
        .where('event', '=', 'crew_day')
        .where('content', 'like', `${day}%`)
        .where('state', 'in', ['by_hand', 'mailed', 'sent'])
        .execute()
      const waiting = heard.find(({ state }) => state === 'by_hand')
      if (waiting) {
        await tx
          .updateTable('messages')
          .set({ state: 'planned', due_at: now })
          .where('id', '=', waiting.id)
          .where('state', '=', 'by_hand')
          .execute()
        await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
      } else if (heard.length > 0 || isDropped)
        await planCrewDay(tx, { id: _id, name }, day, dueAfter('crew_day', now), now)
    }
}
