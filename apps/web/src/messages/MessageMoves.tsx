import { Button } from '@mantine/core'
import type { Message } from '@tourdesk/contract/messages/messages'
import { named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { DialogActions } from '../kit/dialog/Dialog.tsx'
import { HandButtons } from './HandButtons.tsx'
import { messageTexts } from './messageTexts.ts'
import { useMove } from './useMove.ts'
import { useResend } from './useResend.ts'

interface MessageMovesProps {
  message: Message
  /** Called once it's marked as sent manually. */
  onDone: (() => void) | undefined
}

/** The actions for a message in its current state. */
export function MessageMoves({ message, onDone }: MessageMovesProps) {
  const t = useText(messageTexts)
  const { _id, state, recipient, resentAs } = message
  const sendNow = useMove('sendNow', _id)
  const retry = useMove('retry', _id)
  const cancel = useMove('cancel', _id)
  const resend = useResend(_id)
  const isOpen = state === 'waiting' || state === 'pending' || state === 'by_hand'
  const isResendable = !isOpen && resentAs === null
  if (!isOpen && !isResendable) return null

  async function askAndCancel(): Promise<void> {
    if (await confirm(t('cancelQuestion', { name: named(recipient) }), { action: t('cancelIt') }))
      await cancel.run()
  }

  async function askAndResend(): Promise<void> {
    if (await confirm(t('resendQuestion'), { action: t('resend') })) await resend.run()
  }

  return (
    <DialogActions>
      {isOpen && (
        <Button variant="subtle" color="red" loading={cancel.busy} onClick={() => void askAndCancel()}>
          {t('cancelIt')}
        </Button>
      )}
      {isResendable && (
        <Button variant="default" loading={resend.busy} onClick={() => void askAndResend()}>
          {t('resend')}
        </Button>
      )}
      {state === 'by_hand' && <HandButtons message={message} onDone={onDone} />}
      {state === 'waiting' && (
        <Button loading={sendNow.busy} onClick={() => void sendNow.run()}>
          {t('sendNow')}
        </Button>
      )}
      {state === 'failed' && (
        <Button loading={retry.busy} onClick={() => void retry.run()}>
          {t('retry')}
        </Button>
      )}
    </DialogActions>
  )
}
