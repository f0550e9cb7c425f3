import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { countFindings } from '@tourdesk/domain/checks/countFindings'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { useKeys } from '../../kit/useKeys.ts'
import { useLast } from '../../kit/useLast.ts'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingList } from './FindingList.tsx'
import { LazyKnowDialog } from './LazyKnowDialog.tsx'
import { SeverityCounts } from './SeverityCounts.tsx'

interface CheckStripProps {
  date: Day
  /** In the order of the list. */
  findings: readonly DayFinding[]
  /** The address of the page with all findings. */
  page: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  isStep: (finding: DayFinding) => boolean
  /** What's shown while the list is closed. */
  closed?: ReactNode
}

/** The counts of a day's findings, which open the list of all; beside them the link to their page. */
export function CheckStrip({ date, findings, page, isOpen, onOpen, isStep, closed }: CheckStripProps) {
  const t = useText(checkMessages)
  const id = useId()
  const strip = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<DayFinding | undefined>()
  const shown = useLast(asked)
  const toggle = () => onOpen(!isOpen)
  useKeys([{ keys: 'c', label: t('keyList'), run: toggle }])
  const list = { date, isStep }
  return (
    <section className="frame" aria-label={t('findings')}>
      <div className={styles.strip}>
        <UnstyledButton
          ref={strip}
          className={styles.counts}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          <SeverityCounts counts={countFindings(findings)} />
          <IconChevronDown size={16} stroke={1.6} className={`quiet ${styles.chevron}`} aria-hidden />
        </UnstyledButton>
        <AppLink href={page} className={`pushEnd notPrinted ${styles.toPage}`}>
          {t('title')}
        </AppLink>
      </div>
      {!isOpen && closed}
      {isOpen && (
        <div id={id} className={styles.opened}>
          <FindingList
            {...list}
            label={t('findings')}
            findings={findings.filter(({ known }) => known === null)}
            onKnow={setAsked}
          />
          <FindingList
            {...list}
            label={t('knownOnes')}
            findings={findings.filter(({ known }) => known !== null)}
          />
        </div>
      )}
      {shown && (
        <LazyKnowDialog
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
