import { settableEntryStatuses } from './lifecycle.ts'

type BulkStatus = Exclude<(typeof settableEntryStatuses)[number], 'CANCELED'>

/** The statuses that several tours can get at once; canceling first shows what it costs. */
export const bulkStatuses = settableEntryStatuses.filter(
  (status): status is BulkStatus => status !== 'CANCELED',
)
