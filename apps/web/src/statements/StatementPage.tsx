import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { isUnknown, useBackToList } from '../app/useBackToList.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { StatementBody } from './StatementBody.tsx'

const route = getRouteApi('/signedIn/statement/$statementId')

/** A statement, for the office and for its agency. */
export function StatementPage() {
  const { statementId } = route.useParams()
  const { ofError } = useProblemTexts()
  const list = isOffice(useSession()) ? '/agency_accounts/statements' : '/agency_account/statements'
  const loaded = useQuery(queries.statements.get({ params: { id: statementId } }))
  useBackToList(loaded, list)
  if (loaded.data) return <StatementBody key={statementId} statement={loaded.data} list={list} />
  if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
  return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
}
