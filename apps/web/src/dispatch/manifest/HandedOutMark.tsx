import type { HandedOut } from '@tourdesk/contract/dispatch/manifests'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../kit/Tag.tsx'
import { manifestMessages } from './messages.ts'

/** The version of a sheet that was handed out, marked if it's out of date. */
export function HandedOutMark({ version, isChanged }: Pick<HandedOut, 'version' | 'isChanged'>) {
  const t = useText(manifestMessages)
  const number = ltr(String(version))
  return isChanged ? (
    <Tag tone="orange">{t('changedSince', { version: number })}</Tag>
  ) : (
    <Tag>{t('upToDate', { version: number })}</Tag>
  )
}
