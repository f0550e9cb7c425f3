import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import styles from './check.module.css'
import { checkMessages } from './checkMessages.ts'
import { FindingList } from './FindingList.tsx'
import { type FindingGroup, findingGroups } from './findingGroups.ts'

interface FindingGroupsProps {
  date: Day
  findings: readonly DayFinding[]
  onKnow: (finding: DayFinding) => void
}

/** Open findings under their departures, those of the whole day first. */
export function FindingGroups({ date, findings, onKnow }: FindingGroupsProps) {
  const t = useText(checkMessages)
  const nameOf = ({ departure, time }: FindingGroup) =>
    departure ? list([departure.tour.name, ...(time ? [time] : [])]) : t('wholeDay')
  return findingGroups(findings).map((group) => (
    <section key={group.key} className={`frame ${styles.group}`} aria-label={nameOf(group)}>
      <h2>
        {group.time && <Code>{group.time}</Code>}
        {group.departure ? (
          <AppLink
            href={assignmentsHref({
              date: group.departure.date,
              tour: group.departure.tour._id,
              from: 'check',
            })}
          >
            <Name>{group.departure.tour.name}</Name>
          </AppLink>
        ) : (
          t('wholeDay')
        )}
      </h2>
      <FindingList
        label={nameOf(group)}
        date={date}
        findings={group.findings}
        isGrouped
        from="check"
        isStep={() => true}
        onKnow={onKnow}
      />
    </section>
  ))
}
