import type { LimitState } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { limitStateLabels } from '@tourdesk/words/vocabulary'
import { useLabel } from '../i18n/labels.ts'
import { Tag } from '../kit/Tag.tsx'

/** The mark of an agency that nears or passed its limit. */
export function LimitTag({ state }: { state: LimitState | null }) {
  const label = useLabel(limitStateLabels)
  return state && <Tag tone={state === 'over' ? 'red' : 'orange'}>{label(state)}</Tag>
}
