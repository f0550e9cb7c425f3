import type { Assignment, GivenReply } from '@tourdesk/domain/crew/reply'
import type { BoardingKind, CashCurrency, EventFlag } from '@tourdesk/domain/crew/vocabulary'
import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

/** A link to the crew's page. */
export interface CrewLinks {
  id: string
  /** SHA-256. */
  token_hash: Buffer
  operator_id: string
  created_at: Date
  expires_at: Date
  /** How many phones it has opened. */
  opened: Generated<number>
  wrong_tries: Generated<number>
  dead_at: Date | null
}

/** A phone signed in by a crew link. */
export interface CrewSessions {
  id: string
  /** SHA-256. */
  token_hash: Buffer
  operator_id: string
  /** Its User-Agent. */
  device: string
  created_at: Date
  last_used_at: Date
  ended_at: Date | null
}

/** Replies to being on a unit, which may be gone. The last one by time and id counts; rows never change. */
export interface CrewReplies {
  id: string
  unit_id: string
  operator_id: string
  reply: GivenReply['reply']
  reason: Generated<string>
  assignment: Json<Assignment>
  at: Date
  /** The user in the office who entered it; null for the crew's own. */
  user_id: string | null
  created_at: Date
}

/** What happened on the road; rows never change. The unit may be gone. */
export interface BoardingEvents {
  id: string
  kind: BoardingKind
  unit_id: string
  entry_id: string | null
  count: number | null
  undoes: string | null
  note: string | null
  /** Cents. */
  amount: number | null
  currency: CashCurrency | null
  /** When it happened; never later than `arrived_at`. */
  at: Date
  /** When it happened by the phone's clock. */
  phone_at: Date
  arrived_at: Date
  flags: Generated<EventFlag[]>
  operator_id: string | null
  user_id: string | null
  by_name: string
}
