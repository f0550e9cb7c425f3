import type { Person } from '@tourdesk/domain/access/actor'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { newId } from '../kernel/newId.ts'

/** Logs that a list was exported, and with which filters. */
export async function noteExport(
  call: Call<Person>,
  list:
    | 'activity'
    | 'operations'
    | 'agencyOrders'
    | 'due'
    | 'overdue'
    | 'receivedPayments'
    | 'agencyBalances'
    | 'agencyPostings'
    | 'ageing'
    | 'statement'
    | ReportName,
  asked: object,
): Promise<void> {
  authorize(call.actor, 'signedIn')
  await inTransaction(call, (tx) =>
    announce(tx, call, {
      name: 'list.exported',
      subject: { id: newId(), name: list, accountId: call.actor.account._id },
      facts: { ...asked },
    }),
  )
}
