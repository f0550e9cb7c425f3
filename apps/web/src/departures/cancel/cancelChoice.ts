import type { CancelRequest } from '@tourdesk/contract/departures/departureBatches'

/** What's chosen before the orders are shown. */
export type CancelChoice = Pick<CancelRequest, 'reason' | 'text' | 'messages' | 'closes'>
