import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { RecordLogPanel } from '../activity/RecordLogPanel.tsx'
import { queries } from '../app/api.ts'
import { DeletionWatch } from '../app/DeletionWatch.tsx'
import { wasDeleted } from '../app/isNotFound.ts'
import { isUnknown, useBackToList } from '../app/useBackToList.ts'
import { useText } from '../i18n/useText.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { Page } from '../kit/Page.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { AgencyForm } from './AgencyForm.tsx'
import { agencyMessages } from './messages.ts'

const route = getRouteApi('/signedIn/account/$accountId')

/** The page of an account, or an empty form for `new`. */
export function AccountPage() {
  const t = useText(agencyMessages)
  const { accountId } = route.useParams()
  const navigate = useNavigate()
  const { ofError } = useProblemTexts()
  const isNew = accountId === 'new'
  const loaded = useQuery({ ...queries.agencies.get({ params: { id: accountId } }), enabled: !isNew })
  useBackToList(loaded, '/agencies')
  const leave = () => void navigate({ to: '/accounts' })

  if (!isNew && !loaded.data) {
    if (!loaded.isError || isUnknown(loaded.error)) return <LoadingPage />
    return <ErrorState text={ofError(loaded.error)} onRetry={() => void loaded.refetch()} />
  }
  return (
    <Page title={isNew ? t('createTitle') : (loaded.data?.name ?? '')} kind="form">
      <Panel>
        <DeletionWatch key={accountId} isDeleted={wasDeleted(loaded)} name={loaded.data?.name ?? ''}>
          <AgencyForm
            account={isNew ? null : (loaded.data ?? null)}
            nameMissing={t('validName')}
            onDone={leave}
            onCancel={leave}
          />
        </DeletionWatch>
      </Panel>
      {!isNew && <RecordLogPanel thing={accountId} />}
    </Page>
  )
}
