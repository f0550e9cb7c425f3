import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { paymentsMessages } from './messages.ts'
import { type PaymentTab, paymentTabs } from './paymentsSearch.ts'

interface PaymentsFrameProps {
  tab: PaymentTab
  actions?: ReactNode
  children: ReactNode
}

/** The head and tabs of the payments page. */
export function PaymentsFrame({ tab, actions, children }: PaymentsFrameProps) {
  const t = useText(paymentsMessages)
  const navigate = useNavigate()
  return (
    <Page title={t('title')} tabTitle={t(tab)} kind="table" actions={actions}>
      <PageTabs
        label={t('title')}
        tabs={paymentTabs.map((value) => ({ value, label: t(value) }))}
        value={tab}
        onChange={(chosen) => void navigate({ to: '/payments/$tab', params: { tab: chosen }, search: {} })}
      >
        {children}
      </PageTabs>
    </Page>
  )
}
