import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { departureMessages } from './departureMessages.ts'

interface DeparturesFrameProps {
  tab: 'list' | 'waiting' | 'capacity'
  beside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The head and tabs of the departures. */
export function DeparturesFrame({ tab, beside, actions, children }: DeparturesFrameProps) {
  const t = useText(departureMessages)
  const navigate = useNavigate()
  return (
    <Page
      title={t('title')}
      tabTitle={tab === 'list' ? undefined : t(tab)}
      kind="table"
      beside={beside}
      actions={actions}
    >
      <PageTabs
        label={t('title')}
        tabs={[
          { value: 'list', label: t('listTab') },
          { value: 'waiting', label: t('waiting') },
          { value: 'capacity', label: t('capacity') },
        ]}
        value={tab}
        onChange={(chosen) => void navigate({ to: `/departures/${chosen}` })}
      >
        {children}
      </PageTabs>
    </Page>
  )
}
