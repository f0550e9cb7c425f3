import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { wasDeleted } from '../../app/isNotFound.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { starTourMessages } from './messages.ts'
import { StarTourForm } from './StarTourForm.tsx'

const route = getRouteApi('/signedIn/star_tour/$starTourId')

/** The editor of a star tour; `new` opens an empty one. */
export function StarTourPage() {
  const t = useText(starTourMessages)
  const { starTourId: id } = route.useParams()
  const { ofError } = useProblemTexts()
  const navigate = useNavigate()
  const isNew = id === 'new'
  const loaded = useQuery({ ...queries.starTours.get({ params: { id } }), enabled: !isNew })
  useBackToList(loaded, '/star_tours')
  const star = isNew ? null : loaded.data
  const isDeleted = wasDeleted(loaded)

  if (star === undefined) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <LeaveGuard key={id}>
      <Page title={star ? t('editTitle', { name: star.name }) : t('create')} kind="form">
        <Panel>
          <DeletionWatch isDeleted={isDeleted} name={star?.name ?? ''}>
            <StarTourForm star={star} onDone={() => void navigate({ to: '/star_tours' })} />
          </DeletionWatch>
        </Panel>
      </Page>
    </LeaveGuard>
  )
}
