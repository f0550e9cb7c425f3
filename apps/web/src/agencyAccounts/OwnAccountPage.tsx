import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { queries } from '../app/api.ts'
import { useSession } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { AccountBody } from './AccountBody.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import { OwnAccountTabs } from './OwnAccountTabs.tsx'

const route = getRouteApi('/signedIn/agency_account')

/** An agency's own account, for its owners and admins. */
export function OwnAccountPage() {
  const t = useText(agencyAccountsMessages)
  const { account } = useSession()
  const { ofError } = useProblemTexts()
  const loaded = useQuery(queries.agencyAccounts.get({ params: { id: account._id } }))
  if (loaded.data)
    return (
      <AccountBody
        key={account._id}
        account={loaded.data}
        title={t('ownTitle')}
        route={route}
        frame={(content) => <OwnAccountTabs tab="ownTitle">{content}</OwnAccountTabs>}
      />
    )
  if (!loaded.isError) return <LoadingPage />
  return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
}
