import type { BatchRequest } from '@tourdesk/contract/departures/departureBatches'

/** What's chosen before the orders are shown. */
export type CancelChoice = Pick<BatchRequest, 'reason' | 'text' | 'messages' | 'closes'>
