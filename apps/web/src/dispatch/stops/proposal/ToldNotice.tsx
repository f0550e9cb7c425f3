import { IconMessage } from '@tabler/icons-react'
import { list } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { proposalMessages } from './proposalMessages.ts'

/** Names the customers whose reminder named another time; nothing if there are none. */
export function ToldNotice({ names }: { names: readonly string[] }) {
  const t = useText(proposalMessages)
  if (names.length === 0) return null
  return (
    <Notice icon={<IconMessage size={16} aria-hidden />}>
      {t('toldOthers', { count: names.length, names: list(names.map(named)) })}
    </Notice>
  )
}
