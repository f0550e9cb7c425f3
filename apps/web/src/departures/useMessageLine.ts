import type { BatchMessage } from '@tourdesk/contract/departures/batchParts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { messageChannelLabels, silenceLabels } from '../messages/messageWords.ts'
import { messageLineTexts } from './messageLineTexts.ts'

/** By which way an order's message goes, or why it gets none. */
export function useMessageLine({ message }: { message: BatchMessage | null }): string {
  const t = useText(messageLineTexts)
  const channelName = useLabel(messageChannelLabels)
  const silence = useLabel(silenceLabels)
  if (!message) return t('noMessage')
  if (message.reason) return t('silent', { why: silence(message.reason) })
  const channel = message.channel ? channelName(message.channel) : ''
  return t(message.reader === 'agency' ? 'toAgency' : 'toCustomer', { channel })
}
