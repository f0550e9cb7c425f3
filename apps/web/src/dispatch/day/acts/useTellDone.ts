import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { useOpen } from '../../../kit/AppLink.tsx'
import { toast } from '../../../kit/toast/toast.tsx'
import { messagesHref } from '../../../messages/messagesHref.ts'
import { actMessages } from './actMessages.ts'

interface Done {
  mailed: number
  byHand: number
  /** The batch that lists them, if there is one. */
  batch?: string
}

/** Says how many messages were sent and how many a person has to send, with a link to them. */
export function useTellDone(): (done: Done) => void {
  const t = useText(actMessages)
  const open = useOpen()
  return ({ mailed, byHand, batch }) => {
    const parts = [
      ...(mailed > 0 ? [t('mailed', { count: mailed })] : []),
      ...(byHand > 0 ? [t('toSend', { count: byHand })] : []),
    ]
    const href = messagesHref(byHand > 0 ? { status: ['by_hand'] } : batch ? { batch } : {})
    toast.offer(t('done', { sent: list(parts) }), t('openThem'), () => open(href))
  }
}
