import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { countFindings } from '@tourdesk/domain/checks/countFindings'
import { useRef, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useLast } from '../../kit/useLast.ts'
import type { DayCheckSearch } from '../dayCheckSearch.ts'
import { CheckFilters } from './CheckFilters.tsx'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingGroups } from './FindingGroups.tsx'
import { FindingList } from './FindingList.tsx'
import { findingGroups } from './findingGroups.ts'
import { LazyKnowDialog } from './LazyKnowDialog.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { SeverityCounts } from './SeverityCounts.tsx'
import { useFindingKeys } from './useFindingKeys.ts'

/** The finding that's being marked as known, and the keys of those after it. */
interface Asked {
  finding: DayFinding
  following: readonly string[]
}

interface CheckedDayProps {
  date: Day
  findings: readonly DayFinding[]
  hasDepartures: boolean
  search: DayCheckSearch
  onSearch: (change: Partial<DayCheckSearch>) => void
}

/** The findings of a day: how many, the open ones by departure, and below them the known ones. */
export function CheckedDay({ date, findings, hasDepartures, search, onSearch }: CheckedDayProps) {
  const t = useText(checkMessages)
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | undefined>()
  const dialog = useLast(asked)
  const shown = findings.filter((finding) => matches(finding, search))
  const open = shown.filter(({ known }) => known === null)
  const known = shown.filter((finding) => finding.known !== null)
  useFindingKeys(part, open)
  const ask = (finding: DayFinding) => {
    const shownKeys = findingGroups(open).flatMap((group) => group.findings.map(({ key }) => key))
    setAsked({ finding, following: shownKeys.slice(shownKeys.indexOf(finding.key) + 1) })
  }
  if (findings.length === 0) return hasDepartures ? <ReadyLine /> : <EmptyState text={t('noDepartures')} />
  return (
    <div ref={part} className={`stack gap8 ${styles.page}`} tabIndex={-1}>
      <CheckFilters {...search} onChange={onSearch} />
      {findings.every((finding) => finding.known !== null) ? (
        <ReadyLine />
      ) : (
        <p className={`frame ${styles.summary}`}>
          <SeverityCounts counts={countFindings(findings)} />
        </p>
      )}
      {shown.length === 0 && <EmptyState text={words('noMatch')} />}
      <FindingGroups date={date} findings={open} onKnow={ask} />
      {known.length > 0 && (
        <section className={`frame ${styles.group}`} aria-label={t('knownOnes')}>
          <h2>{t('knownOnes')}</h2>
          <FindingList label={t('knownOnes')} date={date} findings={known} from="check" />
        </section>
      )}
      {dialog && (
        <LazyKnowDialog
          key={dialog.finding.key}
          date={date}
          finding={dialog.finding}
          opened={asked !== undefined}
          onClose={() => setAsked(undefined)}
          // The button that opened the dialog no longer exists: the next finding gets the focus.
          onMarked={() => requestAnimationFrame(() => focusFirst(part.current, dialog.following))}
        />
      )}
    </div>
  )
}

function matches({ severity, code }: DayFinding, search: DayCheckSearch): boolean {
  const { severity: severities = [severity], code: codes = [code] } = search
  return severities.includes(severity) && codes.includes(code)
}

/** Moves the focus to the first of these findings that's still open, else to the last one, else to the part. */
function focusFirst(part: HTMLElement | null, keys: readonly string[]): void {
  const all = [...(part?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
  const next = all.find((item) => keys.includes(item.dataset.finding ?? '')) ?? all.at(-1) ?? part
  next?.focus()
}
