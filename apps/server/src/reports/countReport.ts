import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { countAgencies } from './agencies.ts'
import { countCancellations } from './cancellations.ts'
import { countCommission } from './commission.ts'
import type { CountReport } from './counted.ts'
import { countCrew } from './crew.ts'
import { countFill } from './fill.ts'
import { countLeadTime } from './leadTime.ts'
import { countNoShows } from './noShows.ts'
import { countPace } from './pace.ts'
import { countReceived } from './received.ts'
import { countSales } from './sales.ts'
import { countVehicles } from './vehicles.ts'

const counters: Record<ReportName, CountReport> = {
  sales: countSales,
  leadTime: countLeadTime,
  cancellations: countCancellations,
  received: countReceived,
  commission: countCommission,
  agencies: countAgencies,
  noShows: countNoShows,
  crew: countCrew,
  vehicles: countVehicles,
  fill: countFill,
  pace: countPace,
}

/** Works out any report. */
export const countReport: CountReport = (call, asked, span) => counters[asked.name](call, asked, span)
