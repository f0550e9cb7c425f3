import { Problem } from '@tourdesk/contract/kernel/problem'
import { messageStates } from '@tourdesk/domain/messages/vocabulary'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { messageTexts } from './messageTexts.ts'
import { messageStateLabels } from './messageWords.ts'
import { useReloadMessages } from './useReloadMessages.ts'

/**
 * Handles a refused change of a message: reloads the lists; if a colleague was faster, returns a text that
 * says so.
 */
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
