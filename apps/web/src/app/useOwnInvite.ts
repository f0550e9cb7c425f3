import { useText } from '../i18n/useText.ts'
import { confirm } from '../kit/dialog/confirm.ts'
import { useAction } from '../kit/useAction.ts'
import { api } from './api.ts'
import { messages } from './messages.ts'
import { useSession } from './session.ts'
import { useTellMail } from './useTellMail.ts'

/** An account with an open invite is joined through the mailed link, which can be mailed again. */
export function useOwnInvite(): (account: { _id: string; name: string }) => Promise<void> {
  const t = useText(messages)
  const { email } = useSession()
  const tellMail = useTellMail()
  const mail = useAction(api.agencies.mailInvite, {
    onSuccess: () => tellMail(t('inviteMailed', { email })),
  })
  return async ({ _id: id, name }) => {
    const asked = { title: t('inviteWaits', { name }), action: t('mailInvite'), danger: false }
    if (await confirm(t('openLink', { email }), asked)) await mail.run({ params: { id } })
  }
}
