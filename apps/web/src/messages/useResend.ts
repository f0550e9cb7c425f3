import { api } from '../app/api.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import { messagesHref } from './messagesHref.ts'
import { messageTexts } from './messageTexts.ts'
import { silenceLabels } from './messageWords.ts'
import { useMovedBefore } from './useMovedBefore.ts'
import { useReloadMessages } from './useReloadMessages.ts'

/** Sends a message again with current facts, and opens the new one. */
export function useResend(id: string) {
  const t = useText(messageTexts)
  const reasonOf = useLabel(silenceLabels)
  const open = useOpen()
  const reload = useReloadMessages()
  const movedBefore = useMovedBefore()
  return useAction(() => api.messages.resend({ params: { id } }), {
    failure: t('notDone'),
    onSuccess: ({ _id, state, reason }) => {
      reload()
      if (state === 'suppressed') toast.warning(t('resentSilent', { reason: reason ? reasonOf(reason) : '' }))
      else toast.success(t(state === 'by_hand' ? 'resentByHand' : 'resent'))
      open(messagesHref({ message: _id }))
    },
    onFailure: movedBefore,
  })
}
