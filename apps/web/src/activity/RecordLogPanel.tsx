import { useCan } from '../app/session.ts'
import { useText } from '../i18n/useText.ts'
import { Panel } from '../kit/Panel.tsx'
import { activityMessages } from './activityMessages.ts'
import { RecordLog, type RecordLogProps } from './RecordLog.tsx'

/** A record's log below its form, for people who may read the activity log. */
export function RecordLogPanel(record: RecordLogProps) {
  const t = useText(activityMessages)
  if (!useCan('audit.read')) return null
  return (
    <Panel title={t('log')}>
      <RecordLog {...record} />
    </Panel>
  )
}
