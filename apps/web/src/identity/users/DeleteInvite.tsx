import { Button } from '@mantine/core'
import type { Invite } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import { usersMessages } from './messages.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { useSaveTexts } from './useSaveTexts.ts'

interface DeleteInviteProps {
  invite: Invite
  onDeleted: () => void
}

/** Deletes an invite; it never has the delete button of a user. */
export function DeleteInvite({ invite, onDeleted }: DeleteInviteProps) {
  const t = useText(usersMessages)
  const texts = useSaveTexts('popup')
  const refresh = useRefreshUsers()
  const remove = useAction(() => api.invites.remove({ params: { id: invite._id } }), {
    ...texts.removeInvite,
    onSuccess: () => {
      refresh()
      onDeleted()
    },
  })
  async function ask() {
    if (await confirmDelete()) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {t('deleteInvite')}
    </Button>
  )
}
