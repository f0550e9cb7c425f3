import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { RecordLogPanel } from '../../activity/RecordLogPanel.tsx'
import { queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { useBackToList } from '../../app/useBackToList.ts'
import { titleDay } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { BackLink } from '../../kit/BackLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { DepartureMessages } from '../../messages/DepartureMessages.tsx'
import { BatchPanel } from '../cancel/BatchPanel.tsx'
import { DepartureTags } from '../DepartureTags.tsx'
import styles from '../departure.module.css'
import { departureHref } from '../departureHref.ts'
import { departureMessages } from '../departureMessages.ts'
import { WaitingPanel } from '../waiting/WaitingPanel.tsx'
import { DepartureActions } from './DepartureActions.tsx'
import { DepartureFigures } from './DepartureFigures.tsx'
import { DepartureParties } from './DepartureParties.tsx'
import { DeparturePools } from './DeparturePools.tsx'
import { DepartureUnits } from './DepartureUnits.tsx'

const route = getRouteApi('/signedIn/departure/$tour/$date')

/** One departure: its numbers, who is on it, what drives, its places, its log and what can be done with it. */
export function DeparturePage() {
  const t = useText(departureMessages)
  const key = route.useParams()
  const { ofError } = useProblemTexts()
  const mayPlan = useCan('dispatch.write')
  const mayReadMessages = useCan('messages.write')
  const loaded = useQuery(queries.departures.get({ params: key }))
  useBackToList(loaded, '/departures/list')
  if (!loaded.data)
    return loaded.isError ? (
      <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
    ) : (
      <LoadingPage />
    )
  const departure = loaded.data
  const { tour, date, state, guaranteed, closedFor, reason, batch, mergedInto } = departure
  return (
    <Page
      title={t('titleOf', { tour: tour.name, day: titleDay(date) })}
      before={<BackLink href="/departures/list">{t('back')}</BackLink>}
      beside={<DepartureTags state={state} guaranteed={guaranteed} isPartlyClosed={closedFor.length > 0} />}
      actions={<DepartureActions departure={departure} />}
    >
      <div className={styles.columns}>
        <div className="grid gap12">
          {mergedInto && (
            <p className="flat">
              <AppLink href={departureHref({ tour: mergedInto._id, date })}>
                {t('mergedInto', { tour: mergedInto.name })}
              </AppLink>
            </p>
          )}
          {reason && <p className="quiet flat breaks">{reason}</p>}
          {batch && mayPlan && <BatchPanel id={batch} />}
          <DepartureParties parties={departure.parties} />
          {departure._id && mayReadMessages && <DepartureMessages departure={departure._id} />}
          <RecordLogPanel thing={tour._id} date={date} />
        </div>
        <div className="grid gap12">
          <DepartureFigures departure={departure} />
          <Panel title={t('pools')}>
            <DeparturePools pools={departure.pools} />
          </Panel>
          <WaitingPanel tour={tour._id} date={date} />
          <Panel title={t('vehicles')}>
            <DepartureUnits departure={departure} />
          </Panel>
        </div>
      </div>
    </Page>
  )
}
