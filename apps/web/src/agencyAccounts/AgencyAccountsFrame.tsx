import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

const tabs = ['balances', 'statements', 'ageing'] as const

interface AgencyAccountsFrameProps {
  tab: (typeof tabs)[number]
  beside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The head and tabs of the agency accounts, for the office. */
export function AgencyAccountsFrame({ tab, beside, actions, children }: AgencyAccountsFrameProps) {
  const t = useText(agencyAccountsMessages)
  const navigate = useNavigate()
  return (
    <Page title={t('title')} tabTitle={t(tab)} kind="table" beside={beside} actions={actions}>
      <PageTabs
        label={t('title')}
        tabs={tabs.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onChange={(chosen) => void navigate({ to: `/agency_accounts/${chosen}`, search: {} })}
      >
        {children}
      </PageTabs>
    </Page>
  )
}
