import { settableEntryStatuses } from './lifecycle.ts'

type BulkStatus = Exclude<(typeof settableEntryStatuses)[number], 'CANCELED'>

/** The statuses that several tours can be given at once: canceling shows first what it costs. */
export const bulkStatuses = settableEntryStatuses.filter(
  (status): status is BulkStatus => status !== 'CANCELED',
)
