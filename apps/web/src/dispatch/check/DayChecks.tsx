import { useQuery } from '@tanstack/react-query'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useRing } from '../boarding/useRing.ts'
import { dayCheckHref } from '../dayCheckHref.ts'
import { CheckStrip } from './CheckStrip.tsx'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingLinks } from './FindingLinks.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { remedyOf } from './remedyOf.ts'

interface DayChecksProps {
  date: Day
  /** False for a day that has neither bookings nor vehicles. */
  hasDepartures: boolean
}

/**
 * The findings about a day: their counts, those about the whole day, and the list of all. A new incident
 * rings.
 */
export function DayChecks({ date, hasDepartures }: DayChecksProps) {
  const t = useText(checkMessages)
  const { ofError } = useProblemTexts()
  const answer = useQuery(queries.dayChecks.ofDay({ params: { date } }))
  const findings = answer.data?.data
  useRing(date, findings?.flatMap((finding) => ringOf(finding)) ?? null)
  // Without its findings, a day would look fine.
  if (answer.isError && !findings) {
    const text = `${t('notLoaded')} ${ofError(answer.error)}`
    return <ErrorState text={text} onRetry={() => void answer.refetch()} />
  }
  if (!findings) return null
  if (findings.length === 0) return hasDepartures ? <ReadyLine /> : null
  return <Findings key={date} date={date} findings={findings} />

  function ringOf(finding: DayFinding) {
    if (finding.code !== 'incident') return []
    const { name, text, at } = finding.params
    return {
      // A deleted vehicle changes the key, but it isn't a new incident.
      _id: `${at} ${text}`,
      name,
      text,
      href: remedyOf(finding, date)?.href ?? null,
    }
  }
}

interface FindingsProps {
  date: Day
  findings: readonly DayFinding[]
}

function Findings({ date, findings }: FindingsProps) {
  const [isOpen, setOpen] = useState(false)
  const ofWholeDay = findings.filter(({ tour, known }) => tour === null && known === null)
  return (
    <CheckStrip
      date={date}
      findings={findings}
      page={dayCheckHref(date)}
      isOpen={isOpen}
      onOpen={setOpen}
      // The others are shown at their departures.
      isStep={({ tour }) => tour === null}
      closed={
        <div className={styles.whole}>
          <FindingLinks date={date} findings={ofWholeDay} />
        </div>
      }
    />
  )
}
