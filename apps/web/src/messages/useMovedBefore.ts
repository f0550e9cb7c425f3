import { Problem } from '@tourdesk/contract/kernel/problem'
import { messageStates } from '@tourdesk/domain/messages/vocabulary'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { messageTexts } from './messageTexts.ts'
import { messageStateLabels } from './messageWords.ts'
import { useReloadMessages } from './useReloadMessages.ts'

/** What to do when a message can't be moved: the lists reload, and if somebody was faster, a toast says so instead. */
export function useMovedBefore(): (error: unknown) => string | undefined {
  const t = useText(messageTexts)
  const stateOf = useLabel(messageStateLabels)
  const reload = useReloadMessages()
  return (error) => {
    reload()
    if (!(error instanceof Problem) || error.code !== 'message_state') return undefined
    const status = messageStates.find((state) => state === error.params?.status)
    return status ? t('isAlready', { status: stateOf(status) }) : t('isResent')
  }
}
