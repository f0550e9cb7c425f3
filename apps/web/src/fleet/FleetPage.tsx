import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { fleetTabs } from './fleetSearch.ts'
import { fleetMessages } from './messages.ts'
import type { FleetAddress } from './useFleetAddress.ts'

interface FleetPageProps {
  title: string
  address: Pick<FleetAddress, 'tab' | 'showTab'>
  /** The '+' button of the repository. */
  actions: ReactNode
  children: ReactNode
}

/** A page with two tabs, the repository and the availability. */
export function FleetPage({ title, address, actions, children }: FleetPageProps) {
  const t = useText(fleetMessages)
  return (
    <Page title={title} kind="table" actions={actions}>
      <PageTabs
        label={title}
        tabs={fleetTabs.map((value) => ({ value, label: t(value) }))}
        value={address.tab}
        onChange={address.showTab}
      >
        {children}
      </PageTabs>
    </Page>
  )
}
