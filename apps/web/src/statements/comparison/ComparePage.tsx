import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../../app/api.ts'
import { isUnknown, useBackToList } from '../../app/useBackToList.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { CompareWith } from './CompareWith.tsx'
import { ComparisonResult } from './ComparisonResult.tsx'
import { comparisonMessages } from './comparisonMessages.ts'
import { ListSource } from './ListSource.tsx'
import { useComparison } from './useComparison.ts'

const route = getRouteApi('/signedIn/agency_account/$accountId/compare')

/** Lays the agency's own list beside a statement or what isn't billed yet. */
export function ComparePage() {
  const t = useText(comparisonMessages)
  const { accountId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { ofError } = useProblemTexts()
  const loaded = useQuery(queries.agencyAccounts.get({ params: { id: accountId } }))
  const { list, answer, columns, choose, chooseColumns } = useComparison(accountId, search)
  useBackToList(loaded, '/agency_accounts/balances')
  if (!loaded.data) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <Page
      title={t('title')}
      before={<BackLink href={`/agency_account/${accountId}`}>{loaded.data.name}</BackLink>}
    >
      <div className="stack gap16">
        <p className="flat quiet">{t('help')}</p>
        <CompareWith
          account={accountId}
          search={search}
          onChange={(change) =>
            void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
          }
        />
        <ListSource list={list} busy={answer.isFetching} onChoose={choose} />
        {answer.isError && <ErrorState text={ofError(answer.error)} onRetry={() => void answer.refetch()} />}
        {list && answer.data && !answer.isError && (
          <ComparisonResult
            key={list.id}
            account={loaded.data}
            statementId={search.statement}
            comparison={answer.data}
            busy={answer.isPlaceholderData}
            columns={columns}
            onColumns={chooseColumns}
          />
        )}
      </div>
    </Page>
  )
}
