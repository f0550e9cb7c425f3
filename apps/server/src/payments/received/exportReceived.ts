import type { ReceivedMoney } from '@tourdesk/contract/payments/received'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { type Locale, ledgerKindLabels, paymentMethodLabels } from '@tourdesk/words/vocabulary'
import { noteExport } from '../../activity/noteExport.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { inBatches, mostRows } from '../../kernel/inBatches.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import type { Column } from '../../kernel/sheet/sheet.ts'
import { sheetFile } from '../../kernel/sheet/sheetFile.ts'
import { findReceivedIds, receivedById } from './findReceived.ts'
import type { ReceivedFilter } from './receivedMoney.ts'

/** The received money as a file, one row for each movement. The export is logged. */
export async function exportReceived(
  call: Call<Person>,
  { format, locale, ...filter }: ReceivedFilter & { format: 'xlsx' | 'csv'; locale: Locale },
): Promise<OutgoingFile> {
  authorize(call.actor, 'orders.settle')
  const rows = await inBatches(
    (most) => findReceivedIds(call, filter, most),
    (ids) => receivedById(call, ids),
    mostRows,
  )
  await noteExport(call, 'receivedPayments', { format, ...filter })
  return sheetFile(`received_${dayIn(call.now)}`, format, {
    name: { en: 'Received payments', he: 'תשלומים שהתקבלו' }[locale],
    isRightToLeft: locale === 'he',
    columns: columnsIn(locale),
    rows,
  })
}

function columnsIn(locale: Locale): Column<ReceivedMoney>[] {
  const columns: [en: string, he: string, width: number, cell: Column<ReceivedMoney>['cell']][] = [
    ['Date', 'תאריך', 12, (row) => ({ day: row.day })],
    ['Order #', 'מס׳ הזמנה', 11, (row) => row.orderNumber],
    ['Customer', 'לקוח', 22, (row) => row.customer],
    ['Agency', 'סוכנות', 20, (row) => row.agency],
    ['What', 'פעולה', 14, (row) => ledgerKindLabels[locale][row.kind]],
    ['Method', 'אמצעי תשלום', 16, (row) => paymentMethodLabels[locale][row.method]],
    ['Amount', 'סכום', 12, (row) => row.amount],
    ['Currency', 'מטבע', 10, (row) => row.currency],
    ['Reference', 'אסמכתה', 20, (row) => row.reference],
    ['Recorded by', 'נרשם על ידי', 20, (row) => row.by],
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}
