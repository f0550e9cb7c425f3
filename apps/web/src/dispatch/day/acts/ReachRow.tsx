import { Checkbox } from '@mantine/core'
import { useText } from '../../../i18n/useText.ts'
import { Name } from '../../../kit/Isolated.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { MessageAddress } from '../../../messages/MessageAddress.tsx'
import { MessageText } from '../../../messages/MessageText.tsx'
import { actMessages } from './actMessages.ts'
import styles from './acts.module.css'
import type { Reach } from './reach.ts'

/** A recipient with a tick: the way it's sent, and the text they get. */
export function ReachRow({ row: { id, name, about, channel, address, byHand, said } }: { row: Reach }) {
  const t = useText(actMessages)
  return (
    <li className={styles.row}>
      <Checkbox
        value={id}
        label={
          <>
            <Name>{name}</Name> <span className="quiet">{about}</span>
          </>
        }
      />
      <span className="row wrap gap4 across12">
        <MessageAddress channel={channel} address={address} />
        {byHand && <Tag tone="orange">{t('byHand')}</Tag>}
      </span>
      <details className={`fullRow ${styles.text}`}>
        <summary>{t('text')}</summary>
        <MessageText channel={channel} {...said} />
      </details>
    </li>
  )
}

/** Someone who gets nothing, and why. */
export function UnreachedRow({ row: { name, about, reason } }: { row: Reach }) {
  return (
    <li className={styles.row}>
      <span>
        <Name>{name}</Name> <span className="quiet">{about}</span>
      </span>
      <span className="quiet">{reason}</span>
    </li>
  )
}
