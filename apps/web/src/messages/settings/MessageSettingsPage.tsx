import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LeaveGuard } from '../../kit/LeaveGuard.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { Page } from '../../kit/Page.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { MessageTabs } from '../MessageTabs.tsx'
import { messageTexts } from '../messageTexts.ts'
import { MessageSettingsForm } from './MessageSettingsForm.tsx'
import { messageSettingsTexts } from './settingsTexts.ts'

/** The settings for automatic messages: which ones are sent, how and when. */
export function MessageSettingsPage() {
  const t = useText(messageSettingsTexts)
  const messages = useText(messageTexts)
  const { ofError } = useProblemTexts()
  const { data, error, refetch } = useQuery(queries.messageSettings.get())
  return (
    <Page title={messages('title')} tabTitle={t('title')} kind="form">
      <LeaveGuard>
        <MessageTabs value="settings">
          {error && !data && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingPage />}
          {data && <MessageSettingsForm settings={data} />}
        </MessageTabs>
      </LeaveGuard>
    </Page>
  )
}
