import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { insertRows } from '../schema/orderTables.ts'
import { collectLines } from './collectLines.ts'
import { fieldsOf, subjectOf } from './draftEvents.ts'
import { leftOutAsBefore, writeLines } from './draftStore.ts'

/** What a draft bills. */
export interface DraftTerms {
  currency: Currency
  from: Day
  to: Day
  includeOlder: boolean
  basis: StatementBasis
}

/**
 * Drafts a statement of a locked agency; null if there's nothing to bill.
 * @returns its id, and the event to announce
 */
export async function makeDraft(
  tx: Tx,
  call: Call<Person>,
  agency: { id: string; name: string },
  { currency, from, to, includeOlder, basis }: DraftTerms,
  clientKey: string | null,
): Promise<{ id: string; event: DomainEvent } | null> {
  const draft = {
    id: newId(),
    account_id: agency.id,
    currency,
    status: 'draft' as const,
    from_day: from,
    to_day: to,
    basis,
    include_older: includeOlder,
    added: [],
    number: null,
    total: 0,
    confirmed_on: null,
    due_on: null,
    parties: null,
    void_on: null,
    void_reason: '',
    client_key: clientKey,
    confirm_key: null,
    created_by: call.actor.userId,
    created_at: call.now,
    updated_at: call.now,
    confirmed_at: null,
  }
  const lines = leftOutAsBefore(await collectLines(tx, draft), [])
  if (lines.length === 0) return null
  await insertRows(tx, call.scope, 'statements', [draft]).execute()
  await writeLines(tx, call, draft, lines, [])
  const stored = { ...draft, account_name: agency.name }
  return {
    id: draft.id,
    event: { name: 'statement.drafted', subject: subjectOf(stored), after: fieldsOf(stored, lines) },
  }
}
