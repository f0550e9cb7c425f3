import type { MessageState } from '@tourdesk/domain/messages/vocabulary'
import { useLabel } from '../i18n/labels.ts'
import type { Tone } from '../kit/statusLook.ts'
import { Tag } from '../kit/Tag.tsx'
import { messageStateLabels } from './messageWords.ts'

const tones: Record<MessageState, Tone> = {
  waiting: 'orange',
  pending: 'blue',
  by_hand: 'orange',
  sent: 'green',
  failed: 'red',
  canceled: 'grey',
  suppressed: 'grey',
}

export function MessageStatus({ state }: { state: MessageState }) {
  const nameOf = useLabel(messageStateLabels)
  return <Tag tone={tones[state]}>{nameOf(state)}</Tag>
}
