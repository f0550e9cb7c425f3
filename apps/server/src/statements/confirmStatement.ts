import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Statement } from '@tourdesk/contract/statements/statement'
import type { Person } from '@tourdesk/domain/access/actor'
import { addDays, type Day, dayIn } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { checkDraft } from '@tourdesk/domain/statements/statement'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { nextNumber } from '../schema/nextNumber.ts'
import { changeRows } from '../schema/orderTables.ts'
import { linesNow } from './changeDraft.ts'
import { changedEvent, subjectOf } from './draftEvents.ts'
import { findLines, hashOf, lockStatement, totalOf, writeLines } from './draftStore.ts'
import { followOrders, ordersOn } from './followOrders.ts'
import { partiesNow } from './printedStatement.ts'
import { showStatement } from './showStatement.ts'

/**
 * Gives a draft its number and its due day; from then on it never changes. Repeating a `clientKey` answers the
 * confirmed statement. If its lines have changed, or aren't those of the `hash`, the draft is refreshed and
 * `statement_outdated` (409) thrown. Throws `not_found` (404), and `statement_not_draft` or `nothing_to_bill`
 * (409).
 */
export async function confirmStatement(
  call: Call<Person>,
  id: string,
  { hash, clientKey }: { hash: string; clientKey: string },
): Promise<Statement> {
  authorize(call.actor, 'statements.write')
  const isConfirmed = await inTransaction<boolean>(call, async (tx) => {
    const draft = await lockStatement(tx, call, id)
    if (draft.confirm_key === clientKey) return unchanged(true)
    accept(checkDraft(draft))
    const before = await findLines(tx, call.scope, id)
    const after = await linesNow(tx, draft, before)
    if (hashOf(before) !== hashOf(after)) {
      await writeLines(tx, call, draft, after, before)
      await announce(tx, call, changedEvent(draft, before, after))
      return false
    }
    if (hash !== hashOf(before)) return unchanged(false)
    const lines = after.filter(({ is_left_out }) => !is_left_out)
    if (lines.length === 0) throw new Problem('nothing_to_bill')
    await writeLines(tx, call, draft, lines, before)
    const today = dayIn(call.now)
    const confirmed = {
      status: 'confirmed' as const,
      total: totalOf(lines),
      confirmed_on: today,
      due_on: addDays(today, await findPaymentDays(tx, draft.account_id)),
      parties: JSON.stringify(await partiesNow({ db: tx }, draft.account_id)),
      confirm_key: clientKey,
      confirmed_at: call.now,
    }
    // Nothing is open of a statement whose lines cancel each other out.
    const settled =
      confirmed.total === 0 ? await followOrders(tx, call, await ordersOn(tx, call, [id]), id) : []
    const number = numberOf(today, await nextNumber(tx, `statements ${yearOf(today)}`))
    await changeRows(tx, call.scope, 'statements')
      .set({ ...confirmed, number })
      .where('id', '=', id)
      .execute()
    const due = {
      number,
      dueOn: confirmed.due_on,
      total: toDollars(confirmed.total),
      currency: draft.currency,
    }
    await announce(
      tx,
      call,
      {
        name: 'statement.confirmed',
        subject: subjectOf({ ...draft, number }),
        before: { status: 'draft' },
        after: { status: 'confirmed' },
        facts: due,
      },
      ...settled,
    )
    return true
  })
  if (!isConfirmed) throw new Problem('statement_outdated')
  return showStatement(call, id)
}

function yearOf(day: Day): string {
  return day.slice(0, 4)
}

/** `S2026-0001` */
function numberOf(day: Day, count: number): string {
  return `S${yearOf(day)}-${String(count).padStart(4, '0')}`
}

async function findPaymentDays(tx: Tx, account: string): Promise<number> {
  const { payment_days } = await tx
    .selectFrom('accounts')
    .select('payment_days')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  return payment_days
}
