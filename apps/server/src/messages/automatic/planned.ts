import type { Day } from '@tourdesk/domain/calendar'
import {
  type AutomaticEvent,
  type CustomerNews,
  isAgencyNews,
  isCrewNews,
  repeats,
  waitMinutes,
} from '@tourdesk/domain/messages/automatic'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { RecipientKind } from '@tourdesk/domain/messages/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { nothing } from '../writeMessage.ts'

/** A message to plan: its subject and its recipient. */
export interface Plan {
  event: AutomaticEvent
  /** Identifies the message within its event; for a repeating event, its subject. */
  about: string
  order?: { id: string; number: number; entry: string | null; recipient: string; language: TextLanguage }
  crew?: {
    operator: string
    name: string
    language: TextLanguage
    unit: { id: string; name: string; day: Day } | null
  }
  agency?: { id: string; name: string; language: TextLanguage; statement: string }
  /** The party of the waiting list. */
  waiting?: { id: string; recipient: string; language: TextLanguage }
  /** The day it's about. */
  day?: Day
  payment?: string
  instalment?: number
  /** The batch of departures that it's about. */
  departureBatch?: string
  dueAt: Date
  now: Date
}

/** The due time of a message that waits for further changes. */
export function dueAfter(event: keyof typeof waitMinutes, now: Date): Date {
  return new Date(now.getTime() + waitMinutes[event] * 60_000)
}

/**
 * Plans a message, or moves the planned one to another time. A repeating event has at most one unsent
 * message; any other event has one ever. Two servers at once still plan only one.
 */
export async function planMessage(tx: Tx, plan: Plan): Promise<void> {
  const {
    event,
    about,
    order,
    crew,
    agency,
    waiting,
    day = null,
    payment = null,
    instalment = null,
    departureBatch = null,
    dueAt,
    now,
  } = plan
  await insertInto(tx, 'messages', {
    ...nothing,
    id: newId(),
    key: keyOfNews(event, about),
    event,
    state: 'planned',
    reason: null,
    channel: null,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
    entry_id: order?.entry ?? null,
    recipient: order?.recipient ?? waiting?.recipient ?? crew?.name ?? agency?.name ?? '',
    address: '',
    language: (order ?? waiting ?? crew ?? agency)?.language ?? 'en',
    content: day ?? '',
    subject: '',
    body: '',
    by_name: '',
    created_at: now,
    sent_at: null,
    sent_by: null,
    due_at: dueAt,
    payment_id: payment,
    instalment,
    recipient_kind: kindOf(event),
    recipient_id: crew?.operator ?? agency?.id ?? null,
    statement_id: agency?.statement ?? null,
    departure_batch_id: departureBatch,
    waiting_id: waiting?.id ?? null,
    unit_id: crew?.unit?.id ?? null,
    unit_name: crew?.unit?.name ?? null,
    unit_day: crew?.unit?.day ?? null,
  })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ due_at: dueAt })
        .where('messages.state', '=', 'planned')
        .where(sql<boolean>`${repeats(event)}`),
    )
    .execute()
}

function kindOf(event: AutomaticEvent): RecipientKind {
  if (isCrewNews(event)) return 'operator'
  return isAgencyNews(event) ? 'agency' : 'customer'
}

/** Cancels the planned message of an event about an order, or about one of its tours. */
export async function dropPlanned(
  tx: Tx,
  order: string,
  event: CustomerNews,
  entry: string | null = null,
): Promise<void> {
  let rows = tx
    .updateTable('messages')
    .set({ state: 'canceled', key: null, reason: 'overtaken' })
    .where('order_id', '=', order)
    .where('event', '=', event)
    .where('state', '=', 'planned')
  if (entry) rows = rows.where('entry_id', '=', entry)
  await rows.execute()
}

/** The key of an unsent message; once sent, a repeating event frees it for the next. */
export function keyOfNews(event: AutomaticEvent, about: string): string {
  return repeats(event) ? `${event}:${about}:next` : `${event}:${about}`
}
