import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import { messages } from './messages.ts'

/** The placeholder of a page that isn't ready yet. */
export function PlannedPage() {
  const t = useText(messages)
  return (
    <Page title={t('plannedTitle')}>
      <EmptyState text={t('plannedText')} />
    </Page>
  )
}
