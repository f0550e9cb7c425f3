import type { SentLink } from '@tourdesk/contract/orders/checkout'
import { dateTime } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Copyable } from '../../kit/Isolated.tsx'
import { linkMessages } from './linkMessages.ts'

/** When a link was last sent, by whom and to whom. */
export function SentOn({ sent: { recipient, at, by } }: { sent: SentLink }) {
  const t = useText(linkMessages)
  return (
    <p className="quiet">
      <Copyable>
        {t('sentOn', { recipient: ltr(recipient), time: ltr(dateTime(at)), name: named(by) })}
      </Copyable>
    </p>
  )
}
