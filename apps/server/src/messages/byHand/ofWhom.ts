import type { Db, Tx } from '../../kernel/database.ts'
import type { Whose } from './rewriteByHandJob.ts'

/** The texts that wait for a person, and those that did until they lost their number. */
export function ofWhom(db: Db | Tx, whose: Whose) {
  const waiting = db
    .selectFrom('messages')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'by_hand'),
        and([eb('state', '=', 'suppressed'), eb('reason', '=', 'no_address'), eb('channel', 'is not', null)]),
      ]),
    )
    .orderBy('id')
  return 'order' in whose
    ? waiting.where('order_id', '=', whose.order)
    : waiting.where('recipient_id', '=', whose.recipient)
}
