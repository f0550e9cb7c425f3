import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import type { CountReport } from './counted.ts'
import { countSales } from './sales.ts'

const counters: Record<ReportName, CountReport> = {
  sales: countSales,
  leadTime: countSales,
  cancellations: countSales,
  received: countSales,
  noShows: countSales,
  crew: countSales,
  vehicles: countSales,
  fill: countSales,
  pace: countSales,
}

/** Works out any report. */
export const countReport: CountReport = (call, asked, span) => counters[asked.name](call, asked, span)
