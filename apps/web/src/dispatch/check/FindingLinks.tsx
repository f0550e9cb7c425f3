import { VisuallyHidden } from '@mantine/core'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { Day } from '@tourdesk/domain/calendar'
import { severityWords } from '@tourdesk/words/log/findingWords'
import { useLabel } from '../../i18n/labels.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import styles from './check.module.css'
import { remedyOf } from './remedyOf.ts'
import { SeveritySign } from './SeveritySign.tsx'
import { severityTones } from './severityTones.ts'
import { useFindingText } from './useFindingText.ts'

interface FindingLinksProps {
  date: Day
  findings: readonly DayFinding[]
}

/** Open findings where they belong, each as a link to the page where it's dealt with. */
export function FindingLinks({ date, findings }: FindingLinksProps) {
  const severityName = useLabel(severityWords)
  const textOf = useFindingText()
  if (findings.length === 0) return null
  return (
    <ul className={`plainList ${styles.links}`}>
      {findings.map((finding) => {
        const { key, severity } = finding
        const remedy = remedyOf(finding, date)
        const shown = {
          className: `${styles.link} ${severityTones[severity]}`,
          'data-finding': key,
          children: (
            <>
              <SeveritySign severity={severity} />
              <span>
                <VisuallyHidden>{severityName(severity)}: </VisuallyHidden>
                {textOf(finding)}
              </span>
            </>
          ),
        }
        return (
          <li key={key}>
            {remedy ? <AppLink href={remedy.href} {...shown} /> : <span tabIndex={-1} {...shown} />}
          </li>
        )
      })}
    </ul>
  )
}
