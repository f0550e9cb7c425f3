import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkPosting } from '@tourdesk/domain/agencyAccounts/checkPosting'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkDraft } from '@tourdesk/domain/statements/statement'
import { findByKey, postByHand, sameAgain } from '../agencyAccounts/recordPosting.ts'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { changeRows } from '../schema/orderTables.ts'
import { collectLines } from './collectLines.ts'
import { changedEvent } from './draftEvents.ts'
import {
  findLines,
  hashOf,
  leftOutAsBefore,
  lockStatement,
  type StoredLine,
  type StoredStatement,
  writeLines,
} from './draftStore.ts'
import { showStatement } from './showStatement.ts'

/** Collects the lines of a draft again. Throws `not_found` (404) or `statement_not_draft` (409). */
export async function refreshStatement(call: Call<Person>, id: string): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  await inTransaction(call, async (tx) => {
    const draft = await lockDraft(tx, call, id)
    const before = await findLines(tx, call.scope, id)
    const after = await linesNow(tx, draft, before)
    if (hashOf(before) === hashOf(after)) return unchanged(undefined)
    await writeLines(tx, call, draft, after, before)
    await announce(tx, call, changedEvent(draft, before, after))
  })
  return showStatement(call, id)
}

/**
 * Leaves a line out of a draft, or takes it back in. Throws `not_found` (404) or `statement_not_draft` (409).
 */
export async function leaveOutLine(
  call: Call<Person>,
  { id, lineId }: { id: string; lineId: string },
  isLeftOut: boolean,
): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  await inTransaction(call, async (tx) => {
    const draft = await lockDraft(tx, call, id)
    const before = await findLines(tx, call.scope, id)
    const line = before.find((each) => each.id === lineId)
    if (!line) throw new Problem('not_found')
    if (line.is_left_out === isLeftOut) return unchanged(undefined)
    const wanted = before.map((each) => (each === line ? { ...each, is_left_out: isLeftOut } : each))
    // Another statement may bill by now what was left out.
    const after = isLeftOut ? wanted : await linesNow(tx, draft, wanted)
    await writeLines(tx, call, draft, after, before)
    await announce(tx, call, changedEvent(draft, before, after))
  })
  return showStatement(call, id)
}

/**
 * Records an adjustment on the agency's account and adds it to a draft. Repeating a `clientKey` adds nothing.
 * Throws `not_found` (404), `statement_not_draft` (409), or a field error (400) for each wrong field.
 */
export async function adjustStatement(
  call: Call<Person>,
  id: string,
  { amount, reason, clientKey }: { amount: number; reason: string; clientKey: string },
): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  await inTransaction(call, async (tx) => {
    const draft = await lockDraft(tx, call, id)
    const { account_id: account, account_name: name, currency } = draft
    const first = await findByKey(tx, call, account, clientKey)
    if (first) return sameAgain(first, draft.added.includes(first.id))
    const day = dayIn(call.now)
    const typed = { kind: 'adjustment' as const, amount, day, method: null, reference: '', note: reason }
    const checked = checkPosting(typed, day)
    const read = acceptFields(checked.ok ? checked : { ...checked, issues: checked.issues.map(toReason) })
    const row = { ...typed, currency, amount: read.amount, reverses_id: null }
    const posted = await postByHand(tx, call, { id: account, name, clientKey }, row)
    const wanted = { ...draft, added: [...draft.added, posted.id] }
    await changeRows(tx, call.scope, 'statements').set({ added: wanted.added }).where('id', '=', id).execute()
    const before = await findLines(tx, call.scope, id)
    const after = await linesNow(tx, wanted, before)
    await writeLines(tx, call, draft, after, before)
    await announce(tx, call, posted.event, changedEvent(draft, before, after))
    return posted.id
  })
  return showStatement(call, id)
}

/** A locked draft. Throws `not_found` (404) or `statement_not_draft` (409). */
async function lockDraft(tx: Tx, call: Call<Person>, id: string): Promise<StoredStatement> {
  const draft = await lockStatement(tx, call, id)
  accept(checkDraft(draft))
  return draft
}

/** What a draft bills now, with what's left out of it. */
export async function linesNow(tx: Tx, draft: StoredStatement, before: readonly StoredLine[]) {
  return leftOutAsBefore(await collectLines(tx, draft), before)
}

/** The form calls the note of an adjustment its reason. */
function toReason<I extends { field: string }>(issue: I): I {
  return issue.field === 'note' ? { ...issue, field: 'reason' } : issue
}
