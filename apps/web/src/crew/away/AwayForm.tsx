import type { Day } from '@tourdesk/domain/calendar'
import { issuesOf } from '@tourdesk/domain/checked'
import type { Issue } from '@tourdesk/domain/decision'
import { checkDaysOff, daysOffAhead, daysOffWindow } from '@tourdesk/domain/fleet/daysOff'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { v7 } from 'uuid'
import { useText } from '../../i18n/useText.ts'
import { type AwayDraft, keepAwayDraft } from '../keep/keptAnswers.ts'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { phone, readPhone } from '../phone.ts'
import { useCrew } from '../useCrew.ts'
import type { News } from './AwayNews.tsx'
import styles from './away.module.css'
import { awayMessages } from './awayMessages.ts'
import { enterAway } from './changeAway.ts'

interface AwayFormProps {
  today: Day
  onNews: (news: News | null) => void
}

/** Enters days off. What's typed stays on the phone until it's saved. */
export function AwayForm({ today, onNews }: AwayFormProps) {
  const t = useText(awayMessages)
  const { awayDraft } = useCrew()
  const [typed, setTyped] = useState(() => awayDraft ?? nothing())
  const [issues, setIssues] = useState<Issue[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const { first, last } = daysOffWindow(today)
  const checked = checkDaysOff({ startDate: typed.startDate || null, endDate: typed.endDate || null }, today)
  const form = useRef<HTMLFormElement>(null)
  // Each wrong field takes the focus; the first one keeps it.
  useEffect(() => {
    if (issues.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [issues])

  function change(days: { startDate: Day } | { endDate: Day }) {
    const next = { ...typed, ...days, clientKey: v7() }
    // One day is the most frequent.
    if (next.endDate < next.startDate && 'startDate' in days) next.endDate = next.startDate
    setTyped(next)
    setIssues([])
    onNews(null)
    void phone()
      .then((database) => keepAwayDraft(database, next))
      .then(readPhone)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setIssues(issuesOf(checked))
    onNews(null)
    if (!checked.ok || isBusy) return
    setIsBusy(true)
    const { startDate, endDate } = checked.value
    const refused = await enterAway({ startDate, endDate, clientKey: typed.clientKey })
    setIsBusy(false)
    if (refused) return onNews(refused)
    setTyped((now) => (now.clientKey === typed.clientKey ? nothing() : now))
    onNews({ why: 'saved', day: null })
  }

  const error = (field: string) => {
    const issue = issues.find((each) => each.field === field)
    return issue ? t(textOf(issue.code), { days: daysOffAhead }) : ''
  }
  const shared = { type: 'date', min: first, max: last } as const
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="form">
      <p className="quiet">{t('help', { days: daysOffAhead })}</p>
      <div className={styles.dates}>
        <Field label={t('startDate')} error={error('startDate')}>
          {(props) => (
            <input
              {...props}
              {...shared}
              value={typed.startDate}
              onChange={({ target }) => change({ startDate: target.value })}
            />
          )}
        </Field>
        <Field label={t('endDate')} error={error('endDate')}>
          {(props) => (
            <input
              {...props}
              {...shared}
              value={typed.endDate}
              onChange={({ target }) => change({ endDate: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="main" aria-disabled={isBusy}>
        {t(isBusy ? 'saving' : 'enter')}
      </Button>
    </form>
  )
}

function nothing(): AwayDraft {
  return { startDate: '', endDate: '', clientKey: v7() }
}

function textOf(code: string) {
  if (code === 'end_before_start' || code === 'day_off_past' || code === 'day_off_too_far') return code
  return 'dayMissing'
}
