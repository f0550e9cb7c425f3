import { type Labels, useLabel } from '../i18n/labels.ts'
import { statusLook } from './statusLook.ts'
import { Tag } from './Tag.tsx'

interface StatusTagProps<Status extends string> {
  status: Status
  labels: Labels<Status>
}

/** A status's word with its colour and icon. */
export function StatusTag<Status extends string>({ status, labels }: StatusTagProps<Status>) {
  const label = useLabel(labels)
  return <Tag {...statusLook(labels.en[status] ?? status)}>{label(status)}</Tag>
}
