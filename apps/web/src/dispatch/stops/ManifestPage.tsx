import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { day, list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import { Page } from '../../kit/Page.tsx'
import { PageTabs } from '../../kit/PageTabs.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import { DayWords } from '../DayWords.tsx'
import { StopsTab } from './StopsTab.tsx'
import { stopsMessages } from './stopsMessages.ts'

const page = getRouteApi('/signedIn/manifest/$tourCarId')

/** A vehicle unit: tour, date, vehicle and people, and its tabs. */
export function ManifestPage() {
  const t = useText(stopsMessages)
  const { ofError } = useProblemTexts()
  const { tourCarId } = page.useParams()
  const navigate = page.useNavigate()
  const unit = useQuery(queries.unitStops.get({ params: { id: tourCarId } }))
  const head = unit.data
  if (unit.isError && !head)
    return (
      <Page title={t('stops')}>
        <ErrorState text={ofError(unit.error)} onRetry={() => void unit.refetch()} />
      </Page>
    )
  return (
    <Page
      title={head?.tour.name ?? t('stops')}
      before={
        head && (
          <BackLink href={assignmentsHref({ date: head.date, tour: head.tour._id })}>{t('board')}</BackLink>
        )
      }
      beside={
        head && (
          <>
            <Code>{day(head.date)}</Code>
            <DayWords date={head.date} />
            <span>{head.vehicle ? <Name>{head.vehicle}</Name> : t('noVehicle')}</span>
            {head.seats === null ? (
              <span>{t('people', { count: head.people })}</span>
            ) : (
              <Ratio part={head.people} whole={head.seats} />
            )}
            <Name>{list([...new Set([head.driver, ...head.guides])].filter((name) => name !== null))}</Name>
          </>
        )
      }
    >
      <PageTabs
        label={t('tabs')}
        tabs={[{ value: 'stops', label: t('stops') }]}
        value="stops"
        onChange={(tab) => void navigate({ search: { tab }, replace: true })}
      >
        {head ? <StopsTab key={head._id} unit={head} /> : <Skeleton height={240} />}
      </PageTabs>
    </Page>
  )
}
