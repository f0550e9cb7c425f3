import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'

/** What each form of the dialog gets. */
export interface BulkFormProps {
  rows: readonly OperationsRow[]
  onClose: () => void
  /** Something was changed, so the rows aren't ticked any more. */
  onChanged: () => void
}
