import type { User } from '@tourdesk/contract/identity/users'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { DeleteButton } from '../../kit/DeleteButton.tsx'
import type { Place } from './editing.ts'
import { usersMessages } from './messages.ts'
import { useRefreshUsers } from './useRefreshUsers.ts'
import { useSaveTexts } from './useSaveTexts.ts'
import { useTellEndedInvites } from './useTellEndedInvites.ts'

interface DeleteUserProps {
  user: User
  place: Place
  /** Leaves the user's page, before the lists reload. */
  onDeleted: () => void | Promise<void>
}

/** Asks, deletes and leaves; on an error, says why and stays. */
export function DeleteUser({ user, place, onDeleted }: DeleteUserProps) {
  const t = useText(usersMessages)
  const texts = useSaveTexts(place)
  const refresh = useRefreshUsers()
  const tellEnded = useTellEndedInvites()
  return (
    <DeleteButton
      question={t('deleteQuestion')}
      remove={() => api.users.remove({ params: { id: user._id } })}
      texts={texts.removeUser}
      onDeleted={async ({ endedInvites }) => {
        tellEnded(endedInvites)
        if (place === 'page') await new Promise((resolve) => setTimeout(resolve, 100))
        await onDeleted()
        refresh()
      }}
    />
  )
}
