import { one, text } from '@tourdesk/contract/asked/fields'
import { reportFields } from '@tourdesk/contract/listFields'
import { measures, reportNames } from '@tourdesk/domain/reports/vocabulary'
import { Address, type AddressOf } from '../app/address.ts'
import { viewAddress } from '../views/viewAddress.ts'

const sorts = ['group', ...measures] as const
const backwards = sorts.map((field) => `-${field}` as const)

/** Besides what the call is asked for: the order of the rows, and what the chart shows. */
const pageFields = {
  ...reportFields,
  /** `-` before it for descending order; without it, the server's order. */
  sort: one<readonly (Sort | `-${Sort}`)[]>([...sorts, ...backwards]),
  /** A measure, for money with its currency: `received.ILS`. */
  chart: text(60),
}

type Sort = (typeof sorts)[number]

/** The address of a report: what it's asked for, and how it's shown. */
export const reportsSearch = new Address({ ...pageFields, ...viewAddress })

/** The same as a saved view has it, which also knows its report. */
export const reportView = new Address({
  ...pageFields,
  report: one(reportNames),
  page: { kind: 'count', usual: 1 } as const,
  ...viewAddress,
})
export type ReportSearch = Omit<AddressOf<typeof reportView>, 'view' | 'edited'> & { limit: number }

/** The filters of a report, as `ListFilters` takes them. */
export const filterFields = {
  agency: reportFields.agency,
  tour: reportFields.tour,
  agent: reportFields.agent,
  source: reportFields.source,
  channel: reportFields.channel,
  language: reportFields.language,
  groupType: reportFields.groupType,
  orderType: reportFields.orderType,
  pickupCity: reportFields.pickupCity,
  coupon: reportFields.coupon,
}
