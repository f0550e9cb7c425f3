import type { Day } from '@tourdesk/domain/calendar'
import type { RequestFacts, RequestState } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { AutomaticEvent } from '@tourdesk/domain/messages/automatic'
import type { KnownTour } from '@tourdesk/domain/messages/knownTours'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageText } from '@tourdesk/domain/messages/messageText'
import type {
  MessageChannel,
  MessageEvent,
  MessageLanguage,
  RecipientKind,
  Silence,
} from '@tourdesk/domain/messages/vocabulary'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableJson } from './columns.ts'

/** Messages that one person sent to many people at once. */
export interface MessageBatches {
  id: string
  client_key: string
  event: MessageEvent
  /** The text as typed, before facts are filled in. */
  texts: NullableJson<Record<MessageLanguage, MessageText>>
  created_by: string | null
  created_at: Date
  /** When it was stopped. */
  stopped_at: Date | null
}

export interface Messages {
  id: string
  /** Null for a single message. */
  batch_id: string | null
  /** Unique per message, so that nothing is sent twice (`keyOf`); null once it's canceled. */
  key: string | null
  event: MessageEvent
  /** `planned`: it has no channel and no text yet; `mailed`: the state is that of its mail. */
  state: 'planned' | 'mailed' | 'by_hand' | 'sent' | 'canceled' | 'suppressed'
  /** Why it's canceled or suppressed; for a planned reminder, `no_pickup_time` until there is one. */
  reason: Silence | null
  channel: MessageChannel | null
  order_id: string | null
  order_number: number | null
  entry_id: string | null
  recipient_kind: Generated<RecipientKind>
  /** The guide, driver, car supplier or agency; null for customers. */
  recipient_id: string | null
  /** The unit may be gone; its name and day stay. */
  unit_id: string | null
  unit_name: string | null
  unit_day: Day | null
  /** The sheets attached to it, or that it's about. */
  print_id: string | null
  /** The statement of an agency that it's about. */
  statement_id: string | null
  /** The batch of canceled or moved departures that it's about. */
  departure_batch_id: string | null
  /** The party of the waiting list that it's about. */
  waiting_id: string | null
  /** The message that it repeats. */
  resends: string | null
  recipient: string
  address: string
  language: TextLanguage
  /** The pickup facts in it (`contentOf`). */
  content: string
  subject: string
  body: string
  by_name: string
  created_at: Date
  /** Only for messages sent by hand; a mail has its own. */
  sent_at: Date | null
  sent_by: string | null
  /** When a planned message goes out at the earliest. */
  due_at: Date | null
  /** A person asked to send it now, without waiting. */
  is_hurried: Generated<boolean>
  /** The payment or instalment that it asks for. */
  payment_id: string | null
  instalment: number | null
  /** When its text was deleted. */
  emptied_at: Date | null
  find_text: GeneratedAlways<string>
}

/** Orders whose customers want no messages. */
export interface MessageMutes {
  order_id: string
  created_at: Date
}

/** A request to a car supplier for a vehicle unit, which may be gone. */
export interface SupplierRequests {
  unit_id: string
  car_supplier_id: string
  state: RequestState
  /** The facts that the supplier knows. */
  told: Json<RequestFacts>
  language: Locale
  /** The person the supplier can call. */
  contact: string
  remarks: string
  client_key: string | null
  asked_at: Date | null
  asked_by: string | null
  replied_at: Date | null
  replied_by: string | null
  note: string
  unit_day: Day
}

/** A message template that staff changed. */
export interface MessageTemplates {
  event: AutomaticEvent
  channel: MessageChannel
  language: TextLanguage
  subject: string
  body: string
  updated_by: string
  updated_at: Date
}

/** The language chosen for messages to an order's customer. */
export interface MessageChoices {
  order_id: string
  language: TextLanguage
}

/** What the customer of an order has been told about its tours. */
export interface ToldOrders {
  order_id: string
  tours: Json<KnownTour[]>
  updated_at: Date
}
