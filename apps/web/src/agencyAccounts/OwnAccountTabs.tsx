import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { PageTabs } from '../kit/PageTabs.tsx'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

interface OwnAccountTabsProps {
  tab: 'ownTitle' | 'statements'
  children: ReactNode
}

const addresses = { ownTitle: '/agency_account', statements: '/agency_account/statements' } as const

/** The tabs of an agency's own account. */
export function OwnAccountTabs({ tab, children }: OwnAccountTabsProps) {
  const t = useText(agencyAccountsMessages)
  const navigate = useNavigate()
  return (
    <PageTabs
      label={t('ownTitle')}
      tabs={(['ownTitle', 'statements'] as const).map((value) => ({ value, label: t(value) }))}
      value={tab}
      onChange={(chosen) => void navigate({ to: addresses[chosen], search: {} })}
    >
      {children}
    </PageTabs>
  )
}
