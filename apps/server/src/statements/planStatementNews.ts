import type { AgencyNews } from '@tourdesk/domain/messages/automatic'
import type { Tx } from '../kernel/database.ts'
import { eachEvent } from '../kernel/eventReader.ts'
import { addJob } from '../kernel/jobs.ts'
import { everyOrder } from '../kernel/scope.ts'
import { readNewsSettings } from '../messages/automatic/newsSettings.ts'
import { planMessage } from '../messages/automatic/planned.ts'
import { sendPlannedJob } from '../messages/automatic/sendPlannedJob.ts'
import { cancelMessages } from '../messages/cancelMessages.ts'
import { findStatement } from './draftStore.ts'

/** Event reader that plans the mail of a confirmed statement, and drops what's unsent about a void one. */
export const planStatementNews = eachEvent(async (tx, { event, at }) => {
  if (event.name === 'statement.voided') await dropUnsent(tx, event.subject.id)
  if (event.name !== 'statement.confirmed') return
  const { wasOn } = await readNewsSettings(tx)
  if (!wasOn('statement_ready', at)) return
  await planAbout(tx, 'statement_ready', event.subject.id, { about: event.subject.id, now: at })
  await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
})

/** Plans a message to the agency of a statement. `about` identifies it within its event. */
export async function planAbout(
  tx: Tx,
  event: AgencyNews,
  id: string,
  { about, now }: { about: string; now: Date },
): Promise<void> {
  const statement = await findStatement(tx, everyOrder, id)
  if (!statement) return
  const { account_id, account_name: name } = statement
  const { document_language: language } = await tx
    .selectFrom('accounts')
    .select('document_language')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
  const agency = { id: account_id, name, language, statement: id }
  await planMessage(tx, { event, about, agency, dueAt: now, now })
}

async function dropUnsent(tx: Tx, statement: string): Promise<void> {
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select('messages.id')
    .where('statement_id', '=', statement)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['planned', 'by_hand']),
        eb.and([eb('state', '=', 'mailed'), eb('mail_outbox.status', '!=', 'sent')]),
      ]),
    )
    .execute()
  await cancelMessages(
    tx,
    rows.map(({ id }) => id),
    'overtaken',
  )
}
