import type { FindingCounts } from '@tourdesk/domain/checks/countFindings'
import { severities } from '@tourdesk/domain/checks/finding'
import { useText } from '../../i18n/useText.ts'
import { checkMessages } from './checkMessages.ts'
import { SeveritySign } from './SeveritySign.tsx'
import { severityTones } from './severityTones.ts'

interface SeverityCountsProps {
  counts: Omit<FindingCounts, 'known'> & { known?: number }
}

/** How many findings are open, each severity with its sign and word, and how many are known; no zeros. */
export function SeverityCounts({ counts }: SeverityCountsProps) {
  const t = useText(checkMessages)
  const { known = 0 } = counts
  return (
    <>
      {severities.map((severity) => {
        const count = counts[severity]
        if (count === 0) return null
        return (
          <span key={severity} className={`inlineRow gap6 ${severityTones[severity]}`}>
            <SeveritySign severity={severity} />
            {t(severity, { count })}{' '}
          </span>
        )
      })}
      {known > 0 && <span className="quiet light">{t('knownCount', { count: known })}</span>}
    </>
  )
}
