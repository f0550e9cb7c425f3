import { useText } from '../../i18n/useText.ts'
import type { ActionTexts } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import type { Place } from './editing.ts'
import { usersMessages } from './messages.ts'

type Act = 'agent' | 'user' | 'removeUser' | 'removeInvite'

/** Toasts during and after saving; the final one depends on where the editor is. */
export function useSaveTexts(place: Place): Record<Act, ActionTexts> & { invite: Required<ActionTexts> } {
  const t = useText(usersMessages)
  const { create, update } = useOutcomes()
  const isPopup = place === 'popup'
  return {
    invite: isPopup ? { ...create, success: t('inviteSent') } : create,
    agent: isPopup ? { ...create, success: t('agentCreated') } : create,
    user: isPopup ? { ...update, success: t('userUpdated') } : update,
    removeUser: { success: isPopup ? t('userDeleted') : t('deletedShort') },
    removeInvite: { success: t('inviteDeleted') },
  }
}
