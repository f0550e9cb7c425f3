import type { ReportAnswer } from '@tourdesk/contract/reports/reports'
import { noteText } from '@tourdesk/words/reportWords'
import { number } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { Copyable } from '../kit/Isolated.tsx'
import { reportMessages } from './reportMessages.ts'

/** What a report's numbers leave out, and that the table has only its first rows. */
export function ReportNotes({ report: { notes, rows, groups } }: { report: ReportAnswer }) {
  const t = useText(reportMessages)
  const { language } = useLanguage()
  const said = notes.map((note) => noteText(note, language))
  if (groups > rows.length) said.push(t('firstRows', { shown: number(rows.length), total: number(groups) }))
  if (said.length === 0) return null
  return (
    <ul className="plainList quiet">
      {said.map((text) => (
        <li key={text}>
          <Copyable>{text}</Copyable>
        </li>
      ))}
    </ul>
  )
}
