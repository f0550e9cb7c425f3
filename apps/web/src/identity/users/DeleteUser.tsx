import { Button } from '@mantine/core'
import type { User } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { confirmDelete } from '../../kit/dialog/confirm.ts'
import { useAction } from '../../kit/useAction.ts'
import type { Place } from './editing.ts'
import { usersMessages } from './messages.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { useSaveTexts } from './useSaveTexts.ts'

interface DeleteUserProps {
  user: User
  place: Place
  /** Leaves the user's page; then the lists reload. */
  onDeleted: () => void | Promise<void>
}

/** Asks, deletes and leaves; on an error, shows it and stays. */
export function DeleteUser({ user, place, onDeleted }: DeleteUserProps) {
  const t = useText(usersMessages)
  const words = useText(common)
  const texts = useSaveTexts(place)
  const refresh = useRefreshUsers()
  const remove = useAction(() => api.users.remove({ params: { id: user._id } }), {
    ...texts.removeUser,
    onSuccess: async () => {
      if (place === 'page') await new Promise((resolve) => setTimeout(resolve, 100))
      await onDeleted()
      refresh()
    },
  })
  async function ask() {
    if (await confirmDelete(t('deleteQuestion'))) await remove.run()
  }

  return (
    <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  )
}
