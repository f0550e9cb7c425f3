import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { severities } from '@tourdesk/domain/checks/finding'
import { useId, useRef, useState } from 'react'
import { queries } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { useKeys } from '../../kit/useKeys.ts'
import { useRing } from '../boarding/useRing.ts'
import { useLast } from '../useLast.ts'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingItem } from './FindingItem.tsx'
import { FindingLinks } from './FindingLinks.tsx'
import { KnowDialog } from './KnowDialog.tsx'
import { remedyOf } from './remedyOf.ts'
import { SeveritySign } from './SeveritySign.tsx'

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
  if (findings.length === 0)
    return hasDepartures ? (
      <p className={`frame inlineRow gap6 ${styles.ready}`}>
        <IconCheck size={16} stroke={1.8} aria-hidden />
        {t('nothingOpen')}
      </p>
    ) : null
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

function Findings({ date, findings }: { date: Day; findings: readonly DayFinding[] }) {
  const t = useText(checkMessages)
  const id = useId()
  const strip = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<DayFinding | undefined>()
  const shown = useLast(asked)
  const open = findings.filter(({ known }) => known === null)
  const known = findings.filter((finding) => finding.known !== null)
  useKeys([{ keys: 'c', label: t('keyList'), run: () => setOpen(!isOpen) }])
  return (
    <section className="frame" aria-label={t('findings')}>
      <UnstyledButton
        ref={strip}
        className={styles.strip}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Counts open={open} known={known.length} />
        <IconChevronDown size={16} stroke={1.6} className={`quiet pushEnd ${styles.chevron}`} aria-hidden />
      </UnstyledButton>
      {!isOpen && (
        <div className={styles.whole}>
          <FindingLinks date={date} findings={open.filter(({ tour }) => tour === null)} />
        </div>
      )}
      {isOpen && (
        <div id={id}>
          <ul className={`plainList ${styles.list}`} aria-label={t('findings')}>
            {open.map((finding) => (
              <FindingItem key={finding.key} date={date} finding={finding} onKnow={() => setAsked(finding)} />
            ))}
          </ul>
          {known.length > 0 && (
            <ul className={`plainList ${styles.list}`} aria-label={t('knownOnes')}>
              {known.map((finding) => (
                <FindingItem key={finding.key} date={date} finding={finding} />
              ))}
            </ul>
          )}
        </div>
      )}
      {shown && (
        <KnowDialog
          key={shown.key}
          date={date}
          finding={shown}
          opened={asked !== undefined}
          onClose={() => setAsked(undefined)}
          // The button that opened the dialog no longer exists.
          onMarked={() => requestAnimationFrame(() => strip.current?.focus())}
        />
      )}
    </section>
  )
}

function Counts({ open, known }: { open: readonly DayFinding[]; known: number }) {
  const t = useText(checkMessages)
  return (
    <>
      {severities.map((severity) => {
        const count = open.filter((finding) => finding.severity === severity).length
        if (count === 0) return null
        return (
          <span key={severity} className="inlineRow gap6" data-severity={severity}>
            <SeveritySign severity={severity} />
            {t(severity, { count })}
          </span>
        )
      })}
      {known > 0 && <span className="quiet light">{t('knownCount', { count: known })}</span>}
    </>
  )
}
