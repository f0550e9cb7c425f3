import type { OperationsExportQuery, OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { dayIn } from '@tourdesk/domain/calendar'
import { findPurchasedTourIds, purchasedToursById } from '../../entries/finding/findPurchasedTours.ts'
import type { Call } from '../../kernel/call.ts'
import { inBatches, mostRows } from '../../kernel/inBatches.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import { workbook, workbookType } from '../../kernel/sheet/workbook.ts'
import type { FindNoShows } from './noShows.ts'
import { type ExportedRow, operationsSheet } from './operationsSheet.ts'
import { type Sale, salesOf } from './salesOf.ts'

/** The context that an export reads with. */
type Reading = Pick<Call, 'db' | 'now' | 'scope'> & { findNoShows: FindNoShows }

/** The operations list as a workbook: every row that matches the filters, not only the page. */
export async function exportOperations(
  call: Reading,
  query: OperationsExportQuery,
  limit = mostRows,
): Promise<OutgoingFile> {
  const rows = await inBatches(
    (most) => findPurchasedTourIds(call, query, most),
    (ids) => exportedRows(call, ids),
    limit,
  )
  return fileOf(call, query.locale, rows)
}

/**
 * The chosen entries as the same workbook, in the order chosen; leaves out those that the caller may not see.
 */
export async function exportChosen(
  call: Reading,
  entries: string[],
  locale: OperationsExportQuery['locale'],
): Promise<OutgoingFile> {
  return fileOf(
    call,
    locale,
    await inBatches(
      async () => entries,
      (ids) => exportedRows(call, ids),
      entries.length,
    ),
  )
}

function fileOf(
  { now }: Pick<Call, 'now'>,
  locale: OperationsExportQuery['locale'],
  rows: AsyncIterable<ReportedRow>,
): OutgoingFile {
  return {
    name: `operations_${dayIn(now)}.xlsx`,
    type: workbookType,
    content: workbook({ ...operationsSheet(locale), rows: markFirst(rows) }),
  }
}

/** A row with its no-shows and its sale. */
type ReportedRow = OperationsRow & { noShow: number | null; sale: Sale | null }

async function exportedRows(call: Reading, ids: string[]): Promise<ReportedRow[]> {
  const rows = await purchasedToursById(call, ids)
  const noShows = await call.findNoShows(call, rows)
  const sales = await salesOf(call, ids)
  return rows.map((row) => ({
    ...row,
    noShow: noShows.get(row._id) ?? null,
    sale: sales.get(row._id) ?? null,
  }))
}

async function* markFirst(rows: AsyncIterable<ReportedRow>): AsyncGenerator<ExportedRow> {
  const orders = new Set<string>()
  for await (const row of rows) {
    yield { ...row, isFirstOfOrder: !orders.has(row.orderId) }
    orders.add(row.orderId)
  }
}
