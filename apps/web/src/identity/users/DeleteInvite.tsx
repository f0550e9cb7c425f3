import type { Invite } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import { usersMessages } from './messages.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { useSaveTexts } from './useSaveTexts.ts'

interface DeleteInviteProps {
  invite: Invite
  onDeleted: () => void
}

/** The delete button of an invite, different from that of a user. */
export function DeleteInvite({ invite, onDeleted }: DeleteInviteProps) {
  const t = useText(usersMessages)
  const texts = useSaveTexts('popup')
  const refresh = useRefreshUsers()
  return (
    <DeleteButton
      label={t('deleteInvite')}
      remove={() => api.invites.remove({ params: { id: invite._id } })}
      texts={texts.removeInvite}
      onDeleted={() => {
        refresh()
        onDeleted()
      }}
    />
  )
}
