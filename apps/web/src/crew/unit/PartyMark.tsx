import { IconCheck, IconClock } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import type { PartyOnRoad } from './roadEvents.ts'
import styles from './unit.module.css'
import { unitMessages } from './unitMessages.ts'

/** What was tapped for a party, with a tick if the office has it, otherwise a clock. */
export function PartyMark({ onRoad }: { onRoad: PartyOnRoad }) {
  const t = useText(unitMessages)
  const { boarded, noShow, waiting, droppedOff, isSent } = onRoad
  const parts = [
    boarded > 0 && t('stateBoarded', { count: boarded }),
    noShow > 0 && t('stateNoShow', { count: noShow }),
    waiting > 0 && t('stateWaiting', { count: waiting }),
    droppedOff > 0 && t('stateDroppedOff', { count: droppedOff }),
  ]
  return (
    <p className={styles.state}>
      <SentMark isSent={isSent ?? true} />
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}

/** A tick for what reached the office, a clock for what's pending. */
export function SentMark({ isSent }: { isSent: boolean }) {
  const t = useText(crewMessages)
  const Icon = isSent ? IconCheck : IconClock
  return (
    <span className={styles.mark} data-sent={isSent}>
      <Icon size={22} stroke={2.4} role="img" aria-label={t(isSent ? 'sent' : 'notSent')} />
    </span>
  )
}
