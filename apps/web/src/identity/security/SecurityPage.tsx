import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/Page.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import styles from './security.module.css'
import { securityMessages } from './securityMessages.ts'

/** How somebody signs in, and where they are signed in. */
export function SecurityPage() {
  const t = useText(securityMessages)
  return (
    <Page title={t('title')} kind="form">
      <div className={styles.panels}>
        <PasswordPanel />
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
      </div>
    </Page>
  )
}
