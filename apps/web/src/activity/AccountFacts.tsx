import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { type AgencyPostingKind, agencyPostingKinds } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { agencyPostingLabels } from '@tourdesk/words/vocabulary'
import { useLabel } from '../i18n/labels.ts'
import { Code, Name } from '../kit/Isolated.tsx'

/** What was recorded on an agency's account, or which order passed its limit, and why, as far as it may be read. */
export function AccountFacts({ facts: { posting, order, reason, note } }: Pick<ActivityRow, 'facts'>) {
  const label = useLabel(agencyPostingLabels)
  const why = reason || note
  return (
    <>
      {isKind(posting) && ` · ${label(posting)}`}
      {typeof order === 'number' && (
        <>
          {' · '}
          <Code>{order}</Code>
        </>
      )}
      {typeof why === 'string' && why !== '' && (
        <>
          {' · '}
          <Name>{why}</Name>
        </>
      )}
    </>
  )
}

function isKind(value: unknown): value is AgencyPostingKind {
  return (agencyPostingKinds as readonly unknown[]).includes(value)
}
