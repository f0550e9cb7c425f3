import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/Page.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { securityMessages } from './securityMessages.ts'

/** How the user signs in, where they're signed in, and the link to their calendar. */
export function SecurityPage() {
  const t = useText(securityMessages)
  const seesDepartures = useCan('dispatch.read')
  return (
    <Page title={t('title')} kind="form">
      <div className="stack gap16">
        <PasswordPanel />
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
        {seesDepartures && <CalendarPanel />}
      </div>
    </Page>
  )
}
