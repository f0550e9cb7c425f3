import { useQueryClient } from '@tanstack/react-query'
import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { api } from '../app/api.ts'
import { ReasonDialog } from '../app/ReasonDialog.tsx'
import { useText } from '../i18n/useText.ts'
import { agencyAccountsMessages } from './agencyAccountsMessages.ts'
import { useReverseTitle } from './useReverseTitle.ts'

interface ReversePostingDialogProps {
  posting: AgencyPosting
  opened: boolean
  onClose: () => void
}

/** Reverses a row that staff recorded, after asking for a reason. */
export function ReversePostingDialog({ posting, ...dialog }: ReversePostingDialogProps) {
  const t = useText(agencyAccountsMessages)
  const title = useReverseTitle()
  const client = useQueryClient()
  const { _id: id } = posting
  return (
    <ReasonDialog
      {...dialog}
      title={title(posting)}
      help={<p>{t('reverseHelp')}</p>}
      action={t('reverse')}
      success={t('wasReversed')}
      failure={t('notReversed')}
      draft={`reverse posting ${id}`}
      send={(body) => api.agencyAccounts.reverse({ params: { id }, body })}
      reload={() => void client.invalidateQueries({ queryKey: ['agencyAccounts'] })}
    />
  )
}
