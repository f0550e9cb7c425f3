import type { AgencyExportQuery } from '@tourdesk/contract/orders/orderLists'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Call } from '../../kernel/call.ts'
import { inBatches, mostRows } from '../../kernel/inBatches.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import { workbook, workbookType } from '../../kernel/sheet/workbook.ts'
import { agencyOrdersById, findAgencyOrderIds } from '../agencyOrders.ts'
import { agencyOrdersSheet } from './agencyOrdersSheet.ts'

/** An agency's orders as a workbook, one row each; agents get only their own. */
export async function exportAgencyOrders(call: Call, query: AgencyExportQuery): Promise<OutgoingFile> {
  const rows = await inBatches(
    (most) => findAgencyOrderIds(call, query, most),
    (ids) => agencyOrdersById(call, ids),
    mostRows,
  )
  return {
    name: `agency_orders_${dayIn(call.now)}.xlsx`,
    type: workbookType,
    content: workbook({ ...agencyOrdersSheet(query.locale), rows }),
  }
}
