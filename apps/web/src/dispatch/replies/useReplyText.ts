import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { repliesMessages } from './repliesMessages.ts'

/** A person's reply in words; empty while it's pending before the deadline. */
export function useReplyText(): (reply: CrewReply) => string {
  const t = useText(repliesMessages)
  return ({ operator, state, reason, isLate, toCall }) => {
    const name = named(operator.name)
    if (state === 'accepted') return t('accepted', { name })
    if (state === 'declined') return t('declined', { name, reason: named(reason) })
    if (toCall) return t('toCall', { name })
    return isLate ? t('late', { name }) : ''
  }
}
