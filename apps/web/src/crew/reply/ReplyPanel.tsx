import { IconCheck, IconClock, IconQuestionMark, IconX } from '@tabler/icons-react'
import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { ReplyChange } from '@tourdesk/contract/dispatch/replies'
import { dayText } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { useCrew } from '../useCrew.ts'
import { DeclineSheet } from './DeclineSheet.tsx'
import styles from './reply.module.css'
import { accept, decline } from './reply.ts'
import { replyMessages } from './replyMessages.ts'
import { replyShown } from './replyShown.ts'

const icons = { proposed: IconQuestionMark, accepted: IconCheck, declined: IconX }

/** The person's reply to being on a vehicle, or the question with the changes since the last reply. */
export function ReplyPanel({ unit }: { unit: CrewUnit }) {
  const t = useText(replyMessages)
  const words = useText(crewMessages)
  const { days, taps } = useCrew()
  const [isDeclining, setIsDeclining] = useState(false)
  const { state, reason, changes, isSent } = replyShown(unit, taps, days?.now)
  const Icon = icons[state]
  return (
    <div className={styles.reply} data-reply={state}>
      <div className={styles.replyHead}>
        <Icon size={20} stroke={2.2} aria-hidden />
        <span>
          {state === 'accepted' && t('accepted')}
          {state === 'declined' && t('declined', { reason: named(reason) })}
          {state === 'proposed' && t(changes.length > 0 ? 'changedReply' : 'asked')}
        </span>
        {!isSent && <IconClock size={18} role="img" aria-label={words('notSent')} />}
        {state === 'accepted' && (
          <Button look="plain" className={styles.otherReply} onClick={() => setIsDeclining(true)}>
            {t('decline')}
          </Button>
        )}
        {state === 'declined' && (
          <Button look="plain" className={styles.otherReply} onClick={() => void accept(unit)}>
            {t('changeMind')}
          </Button>
        )}
      </div>
      {state === 'proposed' && changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.field}>{t('changed', changedValues(change))}</li>
          ))}
        </ul>
      )}
      {state === 'proposed' && (
        <div className={styles.replyButtons}>
          <Button look="main" onClick={() => void accept(unit)}>
            {t('accept')}
          </Button>
          <Button onClick={() => setIsDeclining(true)}>{t('decline')}</Button>
        </div>
      )}
      {isDeclining && (
        <DeclineSheet
          onClose={() => setIsDeclining(false)}
          onDecline={(why) => void decline(unit, why).then((kept) => kept && setIsDeclining(false))}
        />
      )}
    </div>
  )
}

function changedValues({ field, from, to }: ReplyChange): { from: string; to: string } {
  const shown = (value: string | null) => {
    if (value === null) return '–'
    if (field === 'date') return ltr(dayText(value))
    return field === 'time' ? ltr(value) : named(value)
  }
  return { from: shown(from), to: shown(to) }
}
