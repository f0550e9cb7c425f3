import type { Message } from '@tourdesk/contract/messages/messages'
import { api } from '../app/api.ts'
import { type Undoable, useOfferUndo } from '../app/useOfferUndo.ts'
import { useText } from '../i18n/useText.ts'
import { useAction } from '../kit/useAction.ts'
import { messageTexts } from './messageTexts.ts'
import { useMovedBefore } from './useMovedBefore.ts'
import { useReloadMessages } from './useReloadMessages.ts'

type Move = 'done' | 'sendNow' | 'cancel' | 'retry'

const texts = { done: 'doneText', sendNow: 'queued', cancel: 'canceled', retry: 'queued' } as const

/** Changes a message's state and reloads the lists, even if a colleague was faster. */
export function useMove(move: Move, id: string) {
  const t = useText(messageTexts)
  const reload = useReloadMessages()
  const movedBefore = useMovedBefore()
  const offerUndo = useOfferUndo()
  return useAction((): Promise<Message & Partial<Undoable>> => api.messages[move]({ params: { id } }), {
    failure: t('notDone'),
    onSuccess: ({ undo = null }) => {
      reload()
      offerUndo(t(texts[move]), id, { undo })
    },
    onFailure: movedBefore,
  })
}
