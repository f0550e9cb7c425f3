import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { CrewReply, ReplyChange } from '@tourdesk/contract/dispatch/replies'
import type { ReactNode } from 'react'
import { api } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { dateTime, day } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import { useAction } from '../../kit/useAction.ts'
import { refreshPlanning } from '../refreshPlanning.ts'
import styles from './replies.module.css'
import { repliesMessages } from './repliesMessages.ts'

interface CrewRepliesProps {
  unit: Pick<VehicleUnit, '_id' | 'replies'>
  /** More about a person, below their reply. */
  below?: (person: CrewReply['operator']) => ReactNode
}

/** The replies of a unit's crew, which the office can also enter for them. */
export function CrewReplies({ unit, below }: CrewRepliesProps) {
  const t = useText(repliesMessages)
  const mayWrite = useCan('dispatch.write')
  const client = useQueryClient()
  const set = useAction(
    (operator: string, reply: 'accepted' | 'proposed') =>
      api.crewReplies.set({ params: { id: unit._id }, body: { operator, reply } }),
    {
      success: t('saved'),
      failure: t('notSaved'),
      onSuccess: () => refreshPlanning(client),
      onFailure: () => {
        void refreshPlanning(client)
        return false
      },
    },
  )
  if (unit.replies.length === 0) return null
  return (
    <ul className={`plainList above8 ${styles.crew}`} aria-label={t('crew')}>
      {unit.replies.map((reply) => {
        const { operator, state } = reply
        const name = named(operator.name)
        return (
          <li key={operator._id} data-state={reply.isLate ? 'late' : state}>
            <span className="medium">
              <Name>{operator.name}</Name>
            </span>
            <StateWords reply={reply} />
            {mayWrite && (
              <span className="flex wrap gap4">
                {state !== 'accepted' && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t('byPhoneOf', { name })}
                    onClick={() => void set.run(operator._id, 'accepted')}
                  >
                    {t('byPhone')}
                  </Button>
                )}
                {state !== 'proposed' && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('askAgainOf', { name })}
                    onClick={() => void set.run(operator._id, 'proposed')}
                  >
                    {t('askAgain')}
                  </Button>
                )}
              </span>
            )}
            {below && <div className={styles.below}>{below(operator)}</div>}
          </li>
        )
      })}
    </ul>
  )
}

function StateWords({ reply }: { reply: CrewReply }) {
  const t = useText(repliesMessages)
  const { state, reason, at, byOffice, isLate, toCall, changes } = reply
  const when = at ? ltr(dateTime(at)) : ''
  if (state === 'declined')
    return <span className={styles.state}>{t('stateDeclined', { reason: named(reason) })}</span>
  if (state === 'accepted')
    return (
      <span className={styles.state}>{t(byOffice ? 'stateByPhone' : 'stateAccepted', { at: when })}</span>
    )
  return (
    <span className={styles.state}>
      {t(
        toCall ? 'stateToCall' : isLate ? 'stateLate' : changes.length > 0 ? 'stateChanged' : 'stateProposed',
      )}
      <Changes changes={changes} />
    </span>
  )
}

function Changes({ changes }: { changes: readonly ReplyChange[] }) {
  const t = useText(repliesMessages)
  const wordOf = ({ field }: ReplyChange, value: string | null) => {
    if (value === null) return t('none')
    if (field === 'tour' || field === 'vehicle') return named(value)
    return ltr(field === 'date' ? day(value) : value)
  }
  return changes.map((change) => (
    <span key={change.field} className={styles.change}>
      {t('change', {
        field: t(change.field),
        from: wordOf(change, change.from),
        to: wordOf(change, change.to),
      })}
    </span>
  ))
}
