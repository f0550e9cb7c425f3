import type { AuthorKind } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { ViewList } from '@tourdesk/domain/views/planView'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, JsonWithDefault, Numbered } from './columns.ts'

export interface Settings {
  section: string
  id: string
  data: Json<Record<string, unknown>>
  updated_at: Date
}

export interface SetUpLink {
  only_row: Generated<boolean>
  nonce: string
  created_at: Date
}

export interface MailOutbox {
  id: string
  kind: string
  channel: Generated<MessageChannel>
  recipient: string
  subject: string
  html: string
  body_text: string
  status: Generated<'pending' | 'sent' | 'failed' | 'kept' | 'canceled'>
  tries: Generated<number>
  next_try_at: Date | null
  last_error: string | null
  created_at: Date
  sent_at: Date | null
  /** When its sign-in link expires; its text is deleted then, or once it's sent. Null without a link. */
  valid_until: Date | null
  /** The message that it delivers. */
  message_id: string | null
  find_text: GeneratedAlways<string>
}

/** An attached file, or sheets that are drawn when the mail is sent. */
export interface MailFiles {
  mail_id: string
  name: string
  media_type: string
  content: Buffer | null
  print_id: string | null
}

/** An attempt to send a mail or text; accepted if there's no error. */
export interface MailTries {
  id: string
  mail_id: string
  tried_at: Date
  error: string | null
}

/** The data for undoing a change. */
export interface UndoSteps {
  id: string
  user_id: string
  account_id: string
  kind: string
  data: Json<unknown>
  created_at: Date
  taken_at: Date | null
}

/** A list's saved settings, under a name. */
export interface SavedViews {
  id: string
  account_id: string
  user_id: string
  list: ViewList
  name: string
  filters: Json<Record<string, string>>
  columns: Json<{ key: string; isShown: boolean; width?: number | undefined }[]>
  created_at: Date
  updated_at: Date
}

export interface AuditLog {
  id: string
  entity_kind: string
  entity_id: string
  /** The record's name at the time; rows from older versions may lack it. */
  entity_name: string | null
  account_id: string | null
  action: string
  actor_kind: AuthorKind
  user_id: string | null
  actor_name: string
  details: JsonWithDefault<Record<string, unknown>>
  at: Date
  /** The name in lower case. */
  search_name: GeneratedAlways<string | null>
}

export interface AuditSeals {
  day: Day
  rows: number
  hash: string
  sealed_at: Date
}

export interface Uploads {
  id: string
  folder: 'accounts' | 'tours' | 'highlights' | 'star_tours' | 'articles' | 'misc'
  file_name: string
  kind: 'image/jpeg' | 'image/png'
  bytes: number
  account_id: string | null
  user_id: string | null
  created_at: Date
}

/** A transaction of the test payment desk. */
export interface TestTransactions {
  index: Numbered
  kind: 'DEBIT' | 'CREDIT'
  /** Minor units of `currency`. */
  amount: number
  currency: string
  response: string
  authorization_number: string
  reference: string
  credits_index: number | null
  handshake: string | null
  created_at: Date
}
