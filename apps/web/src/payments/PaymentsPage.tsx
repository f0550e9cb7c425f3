import { getRouteApi } from '@tanstack/react-router'
import { Credits } from './Credits.tsx'
import { CrewCash } from './CrewCash.tsx'
import { DuePayments } from './DuePayments.tsx'
import { ExportDue } from './ExportDue.tsx'
import { Mismatches } from './Mismatches.tsx'
import { PaymentsFrame } from './PaymentsFrame.tsx'
import { isPaymentTab } from './paymentsSearch.ts'
import { RefundsToDo } from './RefundsToDo.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/**
 * What customers owe: due and overdue charges; store credits; the crews' cash; and the differences that the
 * nightly check found.
 */
export function PaymentsPage() {
  const { tab } = page.useParams()
  if (!isPaymentTab(tab)) return null
  const isOfCharges = tab === 'due' || tab === 'overdue'
  return (
    <PaymentsFrame tab={tab} actions={isOfCharges && <ExportDue tab={tab} />}>
      {tab === 'due' && <RefundsToDo />}
      {tab === 'credits' && <Credits />}
      {tab === 'cash' && <CrewCash />}
      {tab === 'mismatches' && <Mismatches />}
      {isOfCharges && <DuePayments key={tab} tab={tab} />}
    </PaymentsFrame>
  )
}
