import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'

/** The props of each form in the dialog. */
export interface BulkFormProps {
  rows: readonly OperationsRow[]
  onClose: () => void
  /** Called after a change; clears the ticks. */
  onChanged: () => void
}
