import { useText } from '../../i18n/useText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { usersMessages } from './messages.ts'

/** Says how many invites ended because their sender may no longer send them. */
export function useTellEndedInvites(): (count: number) => void {
  const t = useText(usersMessages)
  return (count) => {
    if (count > 0) toast.success(t('endedInvites', { count }))
  }
}
