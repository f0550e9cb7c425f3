import type { Mail } from '@tourdesk/contract/outbox/outbox'
import { type Labels, useLabel } from '../i18n/labels.ts'
import type { Tone } from '../kit/statusLook.ts'
import { Tag } from '../kit/Tag.tsx'

type Status = Mail['status']

const tones: Record<Status, Tone> = {
  pending: 'orange',
  sent: 'green',
  failed: 'red',
  kept: 'orange',
  canceled: 'grey',
}
export const mailStatusLabels: Labels<Status> = {
  en: { pending: 'WAITING', sent: 'SENT', failed: 'FAILED', kept: 'NOT SENT', canceled: 'CANCELED' },
  he: { pending: 'ממתין', sent: 'נשלח', failed: 'נכשל', kept: 'לא נשלח', canceled: 'בוטל' },
}

export function MailStatus({ status }: { status: Status }) {
  const nameOf = useLabel(mailStatusLabels)
  return <Tag tone={tones[status]}>{nameOf(status)}</Tag>
}
