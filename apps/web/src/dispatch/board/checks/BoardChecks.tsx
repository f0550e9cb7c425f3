import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { severityWords } from '@tourdesk/words/log/findingWords'
import { useState } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { CheckStrip } from '../../check/CheckStrip.tsx'
import styles from '../../check/check.module.css'
import { checkMessages } from '../../check/checkMessages.ts'
import { ReadyLine } from '../../check/ReadyLine.tsx'
import { SeveritySign } from '../../check/SeveritySign.tsx'
import { severityTones } from '../../check/severityTones.ts'
import { useDayFindings } from '../../check/useDayFindings.ts'
import { useFindingText } from '../../check/useFindingText.ts'
import { dayCheckHref } from '../../dayCheckHref.ts'
import type { Board } from '../useBoard.ts'
import { isOfBoard } from './findingSubject.ts'
import { useFindingSteps } from './useFindingSteps.ts'

interface BoardChecksProps {
  board: Board
  tour: string
}

/** The findings of the board's day, those of its departure first, and the one that the keys have stepped to. */
export function BoardChecks({ board, tour }: BoardChecksProps) {
  const findings = useDayFindings(board.date)
  if (!findings || !board.day) return null
  const isPlanned = board.tours.length + board.units.length > 0
  if (findings.length === 0) return isPlanned ? <ReadyLine /> : null
  return <Findings date={board.date} tour={tour} findings={findings} />
}

interface FindingsProps {
  date: Day
  tour: string
  findings: readonly DayFinding[]
}

function Findings({ date, tour, findings }: FindingsProps) {
  const [isOpen, setOpen] = useState(false)
  const isOwn = (finding: DayFinding) => isOfBoard(finding, { date, tour })
  const ordered = [...findings.filter(isOwn), ...findings.filter((finding) => !isOwn(finding))]
  const open = ordered.filter(({ known }) => known === null)
  const current = useFindingSteps(open, isOwn, () => setOpen(true))
  // The list shows the others itself.
  const told = current && isOwn(current) ? current : undefined
  return (
    <div className={`notPrinted ${styles.onBoard}`}>
      <CheckStrip
        date={date}
        findings={ordered}
        page={dayCheckHref(date, { from: 'board', tour })}
        isOpen={isOpen}
        onOpen={setOpen}
        isStep={() => true}
      />
      <Current finding={told} number={told ? open.indexOf(told) + 1 : 0} all={open.length} />
    </div>
  )
}

interface CurrentProps {
  finding: DayFinding | undefined
  number: number
  all: number
}

/** In words, what's wrong with the vehicle or order that the keys have stepped to. */
function Current({ finding, number, all }: CurrentProps) {
  const t = useText(checkMessages)
  const severityName = useLabel(severityWords)
  const textOf = useFindingText()
  return (
    <p role="status" className={finding && `flat flex wrap across8 ${styles.current}`}>
      {finding && (
        <>
          <span className="quiet">{t('position', { number, all })}</span>
          <span className={`inlineRow gap6 ${severityTones[finding.severity]}`}>
            <SeveritySign severity={finding.severity} />
            {severityName(finding.severity)}
          </span>
          <span>{textOf(finding)}</span>
        </>
      )}
    </p>
  )
}
