import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DayChecks } from '@tourdesk/contract/checks/dayChecks'
import { type Day, dayIn, timeIn } from '@tourdesk/domain/calendar'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { api, queries } from '../../app/api.ts'
import { useCan } from '../../app/session.ts'
import { dateTime } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { useAction } from '../../kit/useAction.ts'
import { useKey } from '../../kit/useKey.ts'
import styles from './signOff.module.css'
import { signOffMessages } from './signOffMessages.ts'

const PlanChanges = lazyPart(async () => (await import('./PlanChanges.tsx')).PlanChanges)

interface SignOffProps {
  date: Day
  /** Nothing is on the day, so there's nothing to sign off. */
  isEmpty: boolean
}

/** Who signed off the plan of a day, what changed since, and the button that signs it off. */
export function SignOff({ date, isEmpty }: SignOffProps) {
  const mayWrite = useCan('dispatch.write')
  const line = useRef<HTMLElement>(null)
  const { data: checks } = useQuery(queries.dayChecks.ofDay({ params: { date } }))
  if (!checks) return null
  const { hash, signedOff } = checks
  const isCurrent = signedOff?.hash === hash && signedOff.changes === 0
  const maySign = mayWrite && !isCurrent && !isEmpty
  if (!signedOff && !maySign) return null
  const button = maySign && <SignOffButton date={date} checks={checks} line={line} />
  return (
    <section ref={line} tabIndex={-1} className="grid gap8">
      {signedOff ? (
        <Signed key={signedOff.at} date={date} signedOff={signedOff} button={button} />
      ) : (
        <div className="row">{button}</div>
      )}
    </section>
  )
}

interface SignedProps {
  date: Day
  signedOff: NonNullable<DayChecks['signedOff']>
  button: ReactNode
}

/** Who signed the day off and when, with the list of what changed since. */
function Signed({ date, signedOff: { name, at, changes }, button }: SignedProps) {
  const t = useText(signOffMessages)
  const today = useToday()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const moment = new Date(at)
  const time = dayIn(moment) === today ? timeIn(moment) : dateTime(at)
  return (
    <>
      <div className="row wrap gap8 across16">
        <p className="inlineRow wrap gap6 flat">
          {t('checkedBy', { name: named(name), at: ltr(time) })}
          {changes > 0 && (
            <>
              <span aria-hidden>·</span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {t('changes', { count: changes })}
              </Button>
            </>
          )}
        </p>
        {button}
      </div>
      {isOpen && changes > 0 && (
        <div id={id} className={`frame ${styles.changes}`}>
          <PlanChanges date={date} count={changes} />
        </div>
      )}
    </>
  )
}

interface SignOffButtonProps {
  date: Day
  checks: DayChecks
  /** Gets the focus, since the button goes. */
  line: RefObject<HTMLElement | null>
}

function SignOffButton({ date, checks: { hash, signedOff }, line }: SignOffButtonProps) {
  const t = useText(signOffMessages)
  const client = useQueryClient()
  const keyOf = useKey()
  const reload = () => void client.invalidateQueries({ queryKey: ['dayChecks'] })
  const sign = useAction(
    () => {
      const clientKey = keyOf({ date, hash, since: signedOff?.at })
      return api.dayChecks.signOff({ params: { date }, body: { hash, clientKey } })
    },
    {
      success: t('signed'),
      failure: t('notSigned'),
      onSuccess(signed) {
        client.setQueryData(queries.dayChecks.ofDay({ params: { date } }).queryKey, signed)
        reload()
        line.current?.focus()
      },
      // The day on the screen may be an older one.
      onFailure() {
        reload()
        return false
      },
    },
  )
  return (
    <ActionButton
      className="notPrinted"
      variant="default"
      loading={sign.busy}
      onClick={() => void sign.run()}
    >
      {t('signOff')}
    </ActionButton>
  )
}
