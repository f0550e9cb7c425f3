import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../app/session.ts'
import { isSection, openSections, type SectionKey } from '../app/settingsSections.ts'
import { useText } from '../i18n/useText.ts'
import { LeaveGuard } from '../kit/LeaveGuard.tsx'
import { Page } from '../kit/Page.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { Panel } from '../kit/Panel.tsx'
import { BusinessForm } from './business/BusinessForm.tsx'
import { CancellationPanel } from './cancellation/CancellationPanel.tsx'
import { CheckForm } from './check/CheckForm.tsx'
import { CrewForm } from './crew/CrewForm.tsx'
import { settingsMessages } from './messages.ts'
import { PaymentPolicies } from './paymentPolicies/PaymentPolicies.tsx'
import { RatesPanel } from './rates/RatesPanel.tsx'
import { SecurityForm } from './security/SecurityForm.tsx'

const route = getRouteApi('/signedIn/settings/$section')
const panels: Record<SectionKey, () => ReactNode> = {
  business: BusinessPanel,
  cancellation: CancellationPanel,
  rates: RatesPanel,
  payments: PaymentPolicies,
  crew: CrewPanel,
  check: CheckForm,
  security: SecurityPanel,
}

function BusinessPanel() {
  return (
    <Panel>
      <BusinessForm />
    </Panel>
  )
}

function CrewPanel() {
  return (
    <Panel>
      <CrewForm />
    </Panel>
  )
}

function SecurityPanel() {
  return (
    <Panel>
      <SecurityForm />
    </Panel>
  )
}

/** The settings that the user may change, one tab per section. */
export function SettingsPage() {
  const t = useText(settingsMessages)
  const { permissions } = useSession()
  const { section } = route.useParams()
  const navigate = route.useNavigate()
  if (!isSection(section)) return null
  const Section = panels[section]
  return (
    <Page title={t('title')} tabTitle={t(section)} kind="form">
      <LeaveGuard>
        <PageTabs
          label={t('title')}
          tabs={openSections(permissions).map((value) => ({ value, label: t(value) }))}
          value={section}
          onChange={(next) => void navigate({ to: '/settings/$section', params: { section: next } })}
        >
          <Section />
        </PageTabs>
      </LeaveGuard>
    </Page>
  )
}
