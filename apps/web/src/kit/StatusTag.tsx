import { type Labels, useLabel } from '../i18n/labels.ts'
import { statusTone } from './statusTone.ts'
import { Tag } from './Tag.tsx'

interface StatusTagProps<Status extends string> {
  status: Status
  labels: Labels<Status>
}

/** A status with its word, in the colour of that word. */
export function StatusTag<Status extends string>({ status, labels }: StatusTagProps<Status>) {
  const label = useLabel(labels)
  return <Tag tone={statusTone(labels.en[status] ?? status)}>{label(status)}</Tag>
}
