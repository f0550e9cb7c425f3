import { useQueryClient } from '@tanstack/react-query'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { useAction } from '../kit/useAction.ts'
import { messageTexts } from './messageTexts.ts'

type Move = 'done' | 'sendNow' | 'cancel' | 'retry'

const texts = { done: 'doneText', sendNow: 'queued', cancel: 'canceled', retry: 'queued' } as const

/** What a person does with a message; the lists reload, also when somebody else was faster. */
export function useMove(move: Move, id: string) {
  const t = useText(messageTexts)
  const client = useQueryClient()
  const reload = () => {
    void client.invalidateQueries({ queryKey: ['messages'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
  return useAction(() => api.messages[move]({ params: { id } }), {
    success: t(texts[move]),
    failure: t('notDone'),
    onSuccess: reload,
    onFailure: () => {
      reload()
      return false
    },
  })
}
