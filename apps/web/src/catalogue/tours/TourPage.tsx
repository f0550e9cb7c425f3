import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { DeletionWatch } from '../../app/DeletionWatch.tsx'
import { wasDeleted } from '../../app/isNotFound.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { TourEditor } from './TourEditor.tsx'

const route = getRouteApi('/signedIn/tour/$tourId')

/** The editor of a tour; `new` opens an empty one. */
export function TourPage() {
  const { tourId: id } = route.useParams()
  const { ofError } = useProblemTexts()
  const isNew = id === 'new'
  const loaded = useQuery({ ...queries.tours.get({ params: { id } }), enabled: !isNew })
  useBackToList(loaded, '/tours')
  const tour = isNew ? null : loaded.data

  if (tour === undefined) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <LeaveGuard key={id}>
      <DeletionWatch isDeleted={wasDeleted(loaded)} name={tour?.name ?? ''}>
        <TourEditor tour={tour} />
      </DeletionWatch>
    </LeaveGuard>
  )
}
