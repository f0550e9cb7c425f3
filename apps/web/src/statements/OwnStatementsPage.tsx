import { getRouteApi } from '@tanstack/react-router'
import { agencyAccountsMessages } from '../agencyAccounts/agencyAccountsMessages.ts'
import { OwnAccountTabs } from '../agencyAccounts/OwnAccountTabs.tsx'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { StatementList } from './StatementList.tsx'

const route = getRouteApi('/signedIn/agency_account/statements')

/** An agency's own statements, once they're confirmed. */
export function OwnStatementsPage() {
  const t = useText(agencyAccountsMessages)
  return (
    <Page title={t('ownTitle')} tabTitle={t('statements')} kind="table">
      <OwnAccountTabs tab="statements">
        <StatementList route={route} />
      </OwnAccountTabs>
    </Page>
  )
}
