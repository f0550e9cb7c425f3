import type { Db, Tx } from '../../kernel/database.ts'
import { lostNumber } from './lostNumber.ts'
import type { Whose } from './rewriteByHandJob.ts'

/** Texts to be sent by hand, and those that lost their number and weren't sent again since. */
export function ofWhom(db: Db | Tx, whose: Whose) {
  const waiting = db
    .selectFrom('messages')
    .select('id')
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('state', '=', 'by_hand'),
        and([
          lostNumber,
          not(
            exists(
              selectFrom('messages as later')
                .select('later.id')
                .whereRef('later.resends', '=', 'messages.id')
                .where('later.state', 'not in', ['canceled', 'suppressed']),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
  return 'order' in whose
    ? waiting.where('order_id', '=', whose.order)
    : waiting.where('recipient_id', '=', whose.recipient)
}
