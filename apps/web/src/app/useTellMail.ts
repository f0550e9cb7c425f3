import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { toast } from '../kit/toast/toast.tsx'
import { messages } from './messages.ts'
import { canGoBack } from './navigation.ts'
import { useSession } from './session.ts'

/** Says that a mail was sent, or without a mail server, where its link is and who can open it. */
export function useTellMail(): (sent: string) => void {
  const t = useText(messages)
  const session = useSession()
  const { sendsMail, permissions, mainAccount } = session
  const open = useOpen()
  return (sent) => {
    if (sendsMail) toast.success(sent)
    else if (permissions.includes('outbox.read'))
      toast.offer(t('mailKept'), t('openOutbox'), () => open('/outbox'))
    else toast.warning(canGoBack(session) ? t('mailKeptInMain', mainAccount) : t('mailKeptForOthers'))
  }
}
