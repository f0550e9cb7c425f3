import type { DayFinding } from '@tourdesk/contract/checks/dayChecks'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { checkMessages } from './checkMessages.ts'

/** A finding in words; a new code doesn't compile without its text. */
export function useFindingText(): (finding: DayFinding) => string {
  const t = useText(checkMessages)
  return (finding) => {
    switch (finding.code) {
      case 'incident':
        return t('incident', { name: named(finding.params.name), text: named(finding.params.text) })
      case 'message_failed':
      case 'message_by_hand':
      case 'reminder_waiting':
        return t(finding.code, { count: finding.params.n })
    }
  }
}
