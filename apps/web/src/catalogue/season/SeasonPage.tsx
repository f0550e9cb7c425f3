import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { SeasonForm } from './SeasonForm.tsx'

/** Copies price lists of many tours for the next season, with changed prices. */
export function SeasonPage() {
  const { ofError } = useProblemTexts()
  const loaded = useQuery(queries.tours.seasons())
  if (loaded.data)
    return (
      <LeaveGuard>
        <SeasonForm tours={loaded.data.data} />
      </LeaveGuard>
    )
  if (!loaded.isError) return <LoadingPage />
  return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
}
