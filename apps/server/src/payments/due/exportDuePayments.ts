import type { DuePaymentsQuery } from '@tourdesk/contract/lists'
import type { DuePayment, DuePaymentList } from '@tourdesk/contract/payments/duePayment'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Locale } from '@tourdesk/words/vocabulary'
import { noteExport } from '../../activity/noteExport.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { inBatches, mostRows } from '../../kernel/inBatches.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import { sheetFile } from '../../kernel/sheet/sheetFile.ts'
import type { DueFilter } from './dueCharges.ts'
import { duePaymentsSheet } from './duePaymentsSheet.ts'
import { duePaymentsById, findDueIds, type Reading } from './findDuePayments.ts'

interface AsFile {
  list: DuePaymentList
  format: 'xlsx' | 'csv'
  locale: Locale
}

/** All charges of a list as a file. The export is logged. */
export async function exportDuePayments(
  call: Call<Person>,
  { format, locale, ...query }: AsFile & DueFilter & Pick<DuePaymentsQuery, 'sort'>,
  reading: Reading,
): Promise<OutgoingFile> {
  authorize(call.actor, 'orders.settle')
  const rows = await inBatches(
    (most) => findDueIds(call, query, most),
    (ids) => duePaymentsById(call, ids, reading),
    mostRows,
  )
  const { list, ...asked } = query
  await noteExport(call, list, { format, ...asked })
  return fileOf(call, { list, format, locale }, rows)
}

/** The chosen charges as the same file, in the order chosen. The export is logged. */
export async function exportChosenPayments(
  call: Call<Person>,
  { payments, ...file }: AsFile & { payments: string[] },
  reading: Reading,
): Promise<OutgoingFile> {
  authorize(call.actor, 'orders.settle')
  const rows = await inBatches(
    async () => payments,
    (ids) => duePaymentsById(call, ids, reading),
    payments.length,
  )
  await noteExport(call, file.list, { format: file.format, chosen: payments.length })
  return fileOf(call, file, rows)
}

function fileOf(
  { now }: Pick<Call, 'now'>,
  { list, format, locale }: AsFile,
  rows: AsyncIterable<DuePayment>,
): OutgoingFile {
  const today = dayIn(now)
  const sheet = { ...duePaymentsSheet(list, locale, today), rows }
  return sheetFile(`${list}_payments_${today}`, format, sheet)
}
