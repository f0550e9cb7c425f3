import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useCan } from '../app/session.ts'
import { isUnknown, useBackToList } from '../app/useBackToList.ts'
import { useText } from '../i18n/useText.ts'
import { BackLink } from '../kit/BackLink.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { AccountBody } from './AccountBody.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

const route = getRouteApi('/signedIn/agency_account/$accountId')

/** The account of an agency, for the office. */
export function AgencyAccountPage() {
  const t = useText(agencyAccountsMessages)
  const { accountId } = route.useParams()
  const { ofError } = useProblemTexts()
  const mayOpenRecord = useCan('accounts.read')
  const mayCompare = useCan('statements.write')
  const loaded = useQuery(queries.agencyAccounts.get({ params: { id: accountId } }))
  useBackToList(loaded, '/agency_accounts/balances')

  if (!loaded.data) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <AccountBody
      key={accountId}
      account={loaded.data}
      title={loaded.data.name}
      route={route}
      before={<BackLink href="/agency_accounts/balances">{t('title')}</BackLink>}
      actions={
        <>
          {mayOpenRecord && (
            <LinkButton variant="default" href={`/account/${accountId}`}>
              {t('agencyRecord')}
            </LinkButton>
          )}
          {mayCompare && (
            <LinkButton variant="default" href={`/agency_account/${accountId}/compare`}>
              {t('compare')}
            </LinkButton>
          )}
          <LinkButton variant="default" href={`/agency_accounts/statements?agencies=${accountId}`}>
            {t('statements')}
          </LinkButton>
        </>
      }
    />
  )
}
