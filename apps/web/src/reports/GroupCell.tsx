import type { ReportKey } from '@tourdesk/contract/reports/reports'
import type { Grouping } from '@tourdesk/domain/reports/vocabulary'
import { rowLabels } from '@tourdesk/words/reportWords'
import { useLanguage } from '../i18n/language.ts'
import { Copyable, Name } from '../kit/Isolated.tsx'
import { groupText } from './groupText.ts'
import styles from './reports.module.css'

interface GroupCellProps {
  grouping: Grouping
  /** Undefined for the total. */
  groupKey: ReportKey | undefined
  sentence: string | null
}

/** What a row is about; below it, its main numbers as a sentence. */
export function GroupCell({ grouping, groupKey, sentence }: GroupCellProps) {
  const { language } = useLanguage()
  if (!groupKey) return rowLabels[language].total
  const text = groupText(grouping, groupKey, language)
  return (
    <>
      {/\u2066/.test(text) ? <Copyable>{text}</Copyable> : <Name>{text}</Name>}
      {sentence && (
        <div className={`quiet small ${styles.sentence}`}>
          <Copyable>{sentence}</Copyable>
        </div>
      )}
    </>
  )
}
