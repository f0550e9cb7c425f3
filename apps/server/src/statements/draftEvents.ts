import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { toDollars } from '@tourdesk/domain/money'
import { type StoredLine, type StoredStatement, totalOf } from './draftStore.ts'

type Named = Pick<StoredStatement, 'id' | 'number' | 'account_id' | 'account_name'>

/** The agency's log knows a statement by its number, and nothing of drafts. */
export function subjectOf({ id, number, account_id, account_name }: Named) {
  return { id, name: number ?? account_name, accountId: number === null ? null : account_id }
}

type Summed = readonly Pick<StoredLine, 'net' | 'is_left_out'>[]

/** What the log says of a draft. */
export function fieldsOf(draft: StoredStatement, lines: Summed) {
  const { currency, from_day, to_day, basis, include_older } = draft
  return {
    currency,
    fromDay: from_day,
    toDay: to_day,
    basis,
    includeOlder: include_older,
    lines: lines.filter(({ is_left_out }) => !is_left_out).length,
    total: toDollars(totalOf(lines)),
  }
}

/** The event of changed lines of a draft. */
export function changedEvent(draft: StoredStatement, before: Summed, after: Summed): DomainEvent {
  const { before: was, after: is } = diffOf(fieldsOf(draft, before), fieldsOf(draft, after))
  return { name: 'statement.changed', subject: subjectOf(draft), before: was, after: is }
}
