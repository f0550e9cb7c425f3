import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { agencyPostingLabels } from '@tourdesk/words/vocabulary'
import { money } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'

/** Which row is reversed, in words. */
export function useReverseTitle(): (posting: AgencyPosting) => string {
  const t = useText(agencyAccountsMessages)
  const kind = useLabel(agencyPostingLabels)
  return (posting) =>
    t('reverseOf', {
      kind: kind(posting.kind).toLowerCase(),
      amount: money(Math.abs(posting.amount), posting.currency),
    })
}
