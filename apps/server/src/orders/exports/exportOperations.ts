import type { OperationsExportQuery, OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { dayIn } from '@tourdesk/domain/calendar'
import { findPurchasedTourIds, purchasedToursById } from '../../entries/purchasedTours.ts'
import type { Call } from '../../kernel/call.ts'
import { inBatches, mostRows } from '../../kernel/inBatches.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import { workbook, workbookType } from '../../kernel/sheet/workbook.ts'
import { type ExportedRow, operationsSheet } from './operationsSheet.ts'

/** The operations list as a workbook: every row that matches the filters, not only the page. */
export async function exportOperations(
  call: Pick<Call, 'db' | 'now' | 'scope'>,
  query: OperationsExportQuery,
  limit = mostRows,
): Promise<OutgoingFile> {
  const rows = await inBatches(
    (most) => findPurchasedTourIds(call, query, most),
    (ids) => purchasedToursById(call, ids),
    limit,
  )
  return fileOf(call, query.locale, rows)
}

/** The chosen entries as the same workbook, in the order chosen; those of others are left out. */
export async function exportChosen(
  call: Pick<Call, 'db' | 'now' | 'scope'>,
  entries: string[],
  locale: OperationsExportQuery['locale'],
): Promise<OutgoingFile> {
  return fileOf(
    call,
    locale,
    await inBatches(
      async () => entries,
      (ids) => purchasedToursById(call, ids),
      entries.length,
    ),
  )
}

function fileOf(
  { now }: Pick<Call, 'now'>,
  locale: OperationsExportQuery['locale'],
  rows: AsyncIterable<OperationsRow>,
): OutgoingFile {
  return {
    name: `operations_${dayIn(now)}.xlsx`,
    type: workbookType,
    content: workbook({ ...operationsSheet(locale), rows: markFirst(rows) }),
  }
}

async function* markFirst(rows: AsyncIterable<OperationsRow>): AsyncGenerator<ExportedRow> {
  const orders = new Set<string>()
  for await (const row of rows) {
    yield { ...row, isFirstOfOrder: !orders.has(row.orderId) }
    orders.add(row.orderId)
  }
}
