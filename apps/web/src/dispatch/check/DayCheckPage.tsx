import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { countFindings } from '@tourdesk/domain/checks/countFindings'
import { useRef, useState } from 'react'
import { queries } from '../../app/api.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { BackLink } from '../../kit/BackLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { assignmentsHref } from '../assignmentsHref.ts'
import type { DayCheckSearch } from '../dayCheckSearch.ts'
import { dayHref } from '../dayHref.ts'
import { DayBody } from '../oneDay/DayBody.tsx'
import { OneDayPage } from '../oneDay/OneDayPage.tsx'
import { useDayShown } from '../oneDay/useDayShown.ts'
import { useLast } from '../useLast.ts'
import { CheckFilters } from './CheckFilters.tsx'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingGroups } from './FindingGroups.tsx'
import { FindingList } from './FindingList.tsx'
import { KnowDialog } from './KnowDialog.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { SeverityCounts } from './SeverityCounts.tsx'
import { useFindingKeys } from './useFindingKeys.ts'

const page = getRouteApi('/signedIn/day/check')

/** All findings of a day by departure, with what can be done about each. */
export function DayCheckPage() {
  const t = useText(checkMessages)
  const problem = useProblemTexts()
  const today = useToday()
  const search = page.useSearch()
  const navigate = page.useNavigate()
  const change = (next: Partial<DayCheckSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  const date = useDayShown(search.date, addDays(today, 1), (day) => change({ date: day }))
  const checks = useQuery({
    ...queries.dayChecks.ofDay({ params: { date } }),
    placeholderData: keepPreviousData,
  })
  const plan = useQuery({
    ...queries.tourEvents.day({ params: { date } }),
    placeholderData: keepPreviousData,
  })
  const failed = [checks, plan].find(({ isError, data }) => isError && !data)
  const isWhole = checks.data !== undefined && plan.data !== undefined
  const back = backOf(date, search)
  return (
    <OneDayPage
      title={t('title')}
      before={<BackLink href={back.href}>{t(back.label)}</BackLink>}
      date={date}
      onDate={(day) => change({ date: day })}
      links={[]}
    >
      {failed ? (
        <ErrorState text={problem.ofError(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <DayBody isOld={checks.isPlaceholderData || plan.isPlaceholderData}>
          {!isWhole && [1, 2, 3, 4].map((line) => <Skeleton key={line} height={72} />)}
          {isWhole && (
            <Findings
              date={date}
              findings={checks.data.data}
              hasDepartures={plan.data.departures.length > 0}
              search={search}
              onSearch={change}
            />
          )}
        </DayBody>
      )}
    </OneDayPage>
  )
}

interface FindingsProps {
  date: Day
  findings: readonly DayFinding[]
  hasDepartures: boolean
  search: DayCheckSearch
  onSearch: (change: Partial<DayCheckSearch>) => void
}

function Findings({ date, findings, hasDepartures, search, onSearch }: FindingsProps) {
  const t = useText(checkMessages)
  const words = useText(common)
  const part = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<DayFinding | undefined>()
  const dialog = useLast(asked)
  const shown = findings.filter((finding) => matches(finding, search))
  const open = shown.filter(({ known }) => known === null)
  const known = shown.filter((finding) => finding.known !== null)
  useFindingKeys(part, open)
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
      <FindingGroups date={date} findings={open} onKnow={setAsked} />
      {known.length > 0 && (
        <section className={`frame ${styles.group}`} aria-label={t('knownOnes')}>
          <h2>{t('knownOnes')}</h2>
          <FindingList label={t('knownOnes')} date={date} findings={known} from="check" />
        </section>
      )}
      {dialog && (
        <KnowDialog
          key={dialog.key}
          date={date}
          finding={dialog}
          opened={asked !== undefined}
          onClose={() => setAsked(undefined)}
          // The button that opened the dialog no longer exists: the next finding gets the focus.
          onMarked={() => requestAnimationFrame(() => focusAfter(part.current, open, dialog))}
        />
      )}
    </div>
  )
}

function matches({ severity, code }: DayFinding, search: DayCheckSearch): boolean {
  const { severity: severities = [severity], code: codes = [code] } = search
  return severities.includes(severity) && codes.includes(code)
}

/** The page that this one was opened from. */
function backOf(date: Day, { from, tour }: DayCheckSearch) {
  if (from === 'home') return { href: '/home', label: 'backHome' } as const
  if (from === 'calendar')
    return { href: assignmentsHref({ startDate: date }), label: 'backToCalendar' } as const
  if (from === 'board' && tour)
    return { href: assignmentsHref({ date, tour }), label: 'backToBoard' } as const
  return { href: dayHref(date), label: 'backToDay' } as const
}

/** Moves the focus to the finding after one that's no longer open, else to the last one, else to the part. */
function focusAfter(part: HTMLElement | null, before: readonly DayFinding[], gone: DayFinding): void {
  const all = [...(part?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])]
  const at = before.findIndex(({ key }) => key === gone.key)
  const following = new Set(before.slice(at + 1).map(({ key }) => key))
  const next = all.find((item) => following.has(item.dataset.finding ?? '')) ?? all.at(-1) ?? part
  next?.focus()
}
