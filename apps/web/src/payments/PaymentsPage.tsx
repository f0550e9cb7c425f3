import { getRouteApi } from '@tanstack/react-router'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { Credits } from './Credits.tsx'
import { CrewCash } from './CrewCash.tsx'
import { DuePayments } from './DuePayments.tsx'
import { Mismatches } from './Mismatches.tsx'
import { paymentsMessages } from './messages.ts'
import { isPaymentTab, paymentTabs } from './paymentsSearch.ts'
import { RefundsToDo } from './RefundsToDo.tsx'

const page = getRouteApi('/signedIn/payments/$tab')

/**
 * What customers owe: due and overdue charges; store credits; the crews' cash; and the differences that the
 * nightly check found.
 */
export function PaymentsPage() {
  const t = useText(paymentsMessages)
  const { tab } = page.useParams()
  const navigate = page.useNavigate()
  if (!isPaymentTab(tab)) return null
  return (
    <Page title={t('title')} tabTitle={t(tab)} kind="table">
      <PageTabs
        label={t('title')}
        tabs={paymentTabs.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onChange={(chosen) => void navigate({ params: { tab: chosen }, search: {} })}
      >
        {tab === 'due' && <RefundsToDo />}
        {tab === 'credits' && <Credits />}
        {tab === 'cash' && <CrewCash />}
        {tab === 'mismatches' && <Mismatches />}
        {(tab === 'due' || tab === 'overdue') && <DuePayments tab={tab} />}
      </PageTabs>
    </Page>
  )
}
