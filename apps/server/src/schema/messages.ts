import type {
  MessageChannel,
  MessageEvent,
  MessageLanguage,
  Silence,
} from '@tourdesk/domain/messages/vocabulary'
import type { GeneratedAlways } from 'kysely'

/** What one person sent to many at once. */
export interface MessageBatches {
  id: string
  client_key: string
  event: MessageEvent
  created_by: string | null
  created_at: Date
}

export interface Messages {
  id: string
  batch_id: string
  /** What only this message may say (`keyOf`); null once it's canceled. */
  key: string | null
  event: MessageEvent
  /** `mailed`: the state is that of its mail. */
  state: 'mailed' | 'by_hand' | 'sent' | 'canceled' | 'suppressed'
  reason: Silence | null
  channel: MessageChannel | null
  order_id: string
  order_number: number
  entry_id: string
  recipient: string
  address: string
  language: MessageLanguage
  /** The facts about the pickup that it tells (`contentOf`). */
  content: string
  subject: string
  body: string
  by_name: string
  created_at: Date
  /** By hand only; a mail knows by itself. */
  sent_at: Date | null
  sent_by: string | null
  find_text: GeneratedAlways<string>
}

/** Orders whose customers want no messages. */
export interface MessageMutes {
  order_id: string
  created_at: Date
}
