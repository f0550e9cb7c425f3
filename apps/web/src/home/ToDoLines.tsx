import type { Home, MessageLine, ToDoLine } from '@tourdesk/contract/home/home'
import { departureHref } from '../departures/departureHref.ts'
import { dayCheckHref } from '../dispatch/dayCheckHref.ts'
import { dayHref } from '../dispatch/dayHref.ts'
import { manifestsHref } from '../dispatch/manifestHref.ts'
import { day as dayText, relativeDay, weekday } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { Panel } from '../kit/Panel.tsx'
import { BlockPart } from './HomeBlock.tsx'
import { HomeLine } from './HomeLine.tsx'
import styles from './home.module.css'
import { unsentHref } from './homeLinks.ts'
import { homeMessages } from './messages.ts'

interface ToDoLinesProps {
  /** Undefined while loading. */
  home: Home | undefined
  onRetry: () => void
}

/** What has to be planned, and the unsent messages and mails, if the user handles those. */
export function ToDoLines({ home, onRetry }: ToDoLinesProps) {
  const t = useText(homeMessages)
  const { toDo, messages } = home ?? {}
  const isDone = toDo?.data?.length === 0 && (messages === undefined || messages.data?.length === 0)
  return (
    <Panel title={t('toDo')} flush>
      {isDone && <p className={styles.nothing}>{t('nothingToDo')}</p>}
      <BlockPart block={toDo} lines={2} onRetry={onRetry}>
        {(lines) => lines.length > 0 && <PlanningLines lines={lines} />}
      </BlockPart>
      {messages && (
        <BlockPart block={messages} lines={1} onRetry={onRetry}>
          {(lines) => lines.length > 0 && <UnsentLines lines={lines} />}
        </BlockPart>
      )}
    </Panel>
  )
}

function PlanningLines({ lines }: { lines: ToDoLine[] }) {
  return (
    <ul className={`plainList ${styles.lines}`}>
      {lines.map((line) =>
        line.kind === 'changed_sheets' ? (
          <ChangedSheets key={line.kind + line.date} {...line} />
        ) : line.kind === 'not_signed_off' ? (
          <NotSignedOff key={line.kind} {...line} />
        ) : line.kind === 'below_minimum' ? (
          <ToDecide key={line.kind + line.date + line.tourId} {...line} />
        ) : line.kind === 'past_alert' ? (
          <PastAlert key={line.kind + line.date + line.tour} {...line} />
        ) : line.kind === 'unassigned_people' ? (
          <UnassignedPeople key={line.kind} {...line} />
        ) : (
          <LineOfDay key={line.kind + line.date} {...line} />
        ),
      )}
    </ul>
  )
}

type LineOf<Kind> = Extract<ToDoLine, { kind: Kind }>

function UnassignedPeople({ date, people, orders }: LineOf<'unassigned_people'>) {
  const t = useText(homeMessages)
  return (
    <HomeLine href={dayCheckHref(date, { code: ['unassigned_people'], from: 'home' })} isUrgent>
      {t('unassigned', {
        count: people,
        people: t('people', { count: people }),
        ofOrders: t('ofOrders', { count: orders }),
      })}
    </HomeLine>
  )
}

function NotSignedOff({ date }: LineOf<'not_signed_off'>) {
  const t = useText(homeMessages)
  return (
    <HomeLine href={dayHref(date)} isUrgent>
      {t('notSignedOff')}
    </HomeLine>
  )
}

function ToDecide({ date, tourId, tour, people, minimum }: LineOf<'below_minimum'>) {
  const t = useText(homeMessages)
  return (
    <HomeLine href={departureHref({ tour: tourId, date })} isUrgent>
      {t('toDecide', { tour: named(tour), date: ltr(dayText(date)), people, min: minimum })}
    </HomeLine>
  )
}

function PastAlert({ date, tour, sold }: LineOf<'past_alert'>) {
  const t = useText(homeMessages)
  return (
    <HomeLine href={dayHref(date)}>
      {t('pastAlert', { count: sold, tour: named(tour), day: ltr(dayText(date)) })}
    </HomeLine>
  )
}

function ChangedSheets({ date, count }: LineOf<'changed_sheets'>) {
  const t = useText(homeMessages)
  const today = useToday()
  return (
    <HomeLine href={manifestsHref(date)} isUrgent>
      {t(date === today ? 'changedToday' : 'changedTomorrow', { count })}
    </HomeLine>
  )
}

function LineOfDay({ kind, date, count }: LineOf<'declined_crew' | 'silent_suppliers'>) {
  const t = useText(homeMessages)
  const { language } = useLanguage()
  const today = useToday()
  const day =
    relativeDay(date, today, language) ?? `${weekday(date, language)} ${ltr(dayText(date).slice(0, 5))}`
  const href =
    kind === 'declined_crew'
      ? dayCheckHref(date, { code: ['reply_declined'], from: 'home' })
      : manifestsHref(date)
  return (
    <HomeLine href={href} isUrgent>
      {t(kind, { count, day })}
    </HomeLine>
  )
}

function UnsentLines({ lines }: { lines: MessageLine[] }) {
  const t = useText(homeMessages)
  return (
    <ul className={`plainList ${styles.lines}`}>
      {lines.map(({ kind, count, since }) => (
        <HomeLine
          key={kind}
          href={unsentHref(kind, since)}
          isUrgent={kind === 'message_failed' || kind === 'mail_failed'}
        >
          {t(kind, { count })}
        </HomeLine>
      ))}
    </ul>
  )
}
