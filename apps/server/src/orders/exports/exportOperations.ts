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
  return {
    name: `operations_${dayIn(call.now)}.xlsx`,
    type: workbookType,
    content: workbook({ ...operationsSheet(query.locale), rows: markFirst(rows) }),
  }
}

async function* markFirst(rows: AsyncIterable<OperationsRow>): AsyncGenerator<ExportedRow> {
  const orders = new Set<string>()
  for await (const row of rows) {
    yield { ...row, isFirstOfOrder: !orders.has(row.orderId) }
    orders.add(row.orderId)
  }
}
