import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { useState } from 'react'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { AgencyTours } from '../AgencyTours.tsx'
import { commissionMessages } from './commissionMessages.ts'
import { GeneralRate } from './GeneralRate.tsx'
import { TourRateDialog } from './TourRateDialog.tsx'
import { useTourRateColumns } from './tourRateColumns.tsx'
import { commissionsOf } from './useSaveCommissions.ts'

const route = getRouteApi('/signedIn/agency_settings')

/** An agency's commission: a general rate, and rates of single tours. */
export function AgencySettings() {
  const t = useText(commissionMessages)
  const { account } = useSession()
  const { ofError } = useProblemTexts()
  const [editing, setEditing] = useState<ListedTour | null>(null)
  const rates = useQuery(commissionsOf(account._id))
  const search = route.useSearch()
  const navigate = route.useNavigate()
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
        <p className="quiet flat above8 small readable">{t('help')}</p>
      </Panel>
      <AgencyTours
        label={t('list')}
        columns={columns}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
        none={t('none')}
        onOpen={setEditing}
      />
      <TourRateDialog tour={editing} rates={rates.data} onClose={() => setEditing(null)} />
    </Page>
  )
}
