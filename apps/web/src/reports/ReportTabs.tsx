import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { reportLabels } from '@tourdesk/words/reportWords'
import type { ReactNode } from 'react'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { Choice } from '../kit/fields/Choice.tsx'
import { PageTabs } from '../kit/PageTabs.tsx'
import { useIsPhone } from '../kit/table/useIsPhone.ts'
import { reportMessages } from './reportMessages.ts'

interface ReportTabsProps {
  all: readonly ReportName[]
  value: ReportName
  onChange: (report: ReportName) => void
  children: ReactNode
}

/** The reports as tabs; on a phone as a list, which takes one line. */
export function ReportTabs({ all, value, onChange, children }: ReportTabsProps) {
  const t = useText(reportMessages)
  const options = useOptions(all, reportLabels)
  if (!useIsPhone()) {
    return (
      <PageTabs label={t('title')} tabs={options} value={value} onChange={onChange}>
        {children}
      </PageTabs>
    )
  }
  return (
    <>
      <Choice
        label={t('report')}
        hidesLabel
        searchable={false}
        options={options}
        value={value}
        onChange={(report) => report && onChange(report)}
      />
      {children}
    </>
  )
}
