import { useQuery } from '@tanstack/react-query'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { commissionMessages } from './commissionMessages.ts'
import styles from './commissions.module.css'
import { GeneralRate } from './GeneralRate.tsx'
import { TourRateDialog } from './TourRateDialog.tsx'
import { useTourRateColumns } from './tourRateColumns.tsx'
import { commissionsOf } from './useSaveCommissions.ts'

/** An agency's commission: one rate for all tours, and those of single tours. */
export function AgencySettings() {
  const t = useText(commissionMessages)
  const { account } = useSession()
  const { ofError } = useProblemTexts()
  const [editing, setEditing] = useState<ListedTour | null>(null)
  const rates = useQuery(commissionsOf(account._id))
  const tours = useQuery(queries.tours.activeOfMain())
  const columns = useTourRateColumns(rates.data)

  if (!rates.data) {
    if (!rates.isError) return <LoadingPage />
    return <ErrorState text={ofError(rates.error)} onRetry={() => void rates.refetch()} />
  }
  return (
    <Page title={t('title')} kind="table">
      <Panel>
        <LeaveGuard>
          <GeneralRate rates={rates.data} />
        </LeaveGuard>
        <p className={styles.help}>{t('help')}</p>
      </Panel>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={tours.data?.data}
        rowKey={({ _id }) => _id}
        error={tours.isError ? ofError(tours.error) : undefined}
        onRetry={() => void tours.refetch()}
        empty={<EmptyState text={t('none')} />}
        onOpen={setEditing}
      />
      <TourRateDialog tour={editing} rates={rates.data} onClose={() => setEditing(null)} />
    </Page>
  )
}
