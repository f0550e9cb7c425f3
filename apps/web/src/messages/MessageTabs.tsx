import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { PageTabs } from '../kit/PageTabs.tsx'
import { messageTexts } from './messageTexts.ts'

const tabs = ['outbox', 'templates', 'settings'] as const
export type MessageTab = (typeof tabs)[number]

/** The tabs of messages; without the permission for templates, only the content. */
export function MessageTabs({ value, children }: { value: MessageTab; children: ReactNode }) {
  const t = useText(messageTexts)
  const navigate = useNavigate()
  if (!useCan('messages.templates')) return children
  return (
    <PageTabs
      label={t('title')}
      tabs={tabs.map((tab) => ({ value: tab, label: t(tab) }))}
      value={value}
      onChange={(tab) => void navigate({ to: `/messages/${tab}` })}
    >
      {children}
    </PageTabs>
  )
}
