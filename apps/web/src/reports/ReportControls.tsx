import { relativeRanges } from '@tourdesk/domain/relativeRange'
import { groupingsFor } from '@tourdesk/domain/reports/checkReport'
import { reports } from '@tourdesk/domain/reports/reports'
import { rangeLabels } from '@tourdesk/words/rangeWords'
import { aboutLabels, basisLabels, comparisonLabels, groupingLabels } from '@tourdesk/words/reportWords'
import { common } from '../i18n/common.ts'
import { useLabel, useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { Choice } from '../kit/fields/Choice.tsx'
import { LazyRangeField } from '../kit/fields/LazyRangeField.tsx'
import type { ChosenReport, ReportChoice } from './chosenReport.ts'
import { reportMessages } from './reportMessages.ts'
import styles from './reports.module.css'

interface ReportControlsProps {
  chosen: ChosenReport
  choice: ReportChoice
  isOfAgency: boolean
  onChange: (change: Partial<ReportChoice>) => void
}

/** Which days a report counts and by which day, what its rows are about, and what it's compared with. */
export function ReportControls({ chosen, choice, isOfAgency, onChange }: ReportControlsProps) {
  const t = useText(reportMessages)
  const words = useText(common)
  const about = useLabel(aboutLabels)
  const { bases, comparisons } = reports[chosen.name]
  const ranges = useOptions(relativeRanges, rangeLabels)
  const basisOptions = useOptions(bases, basisLabels)
  const comparisonOptions = useOptions(comparisons, comparisonLabels)
  const groupings = useOptions(groupingsFor(chosen.name, isOfAgency), groupingLabels)
  const [first, second = null] = chosen.groupBy
  const isChosen = choice.startDate !== undefined
  return (
    <div className={`row wrap alignEnd gap8 notPrinted ${styles.controls}`}>
      <Choice
        label={t('period')}
        searchable={false}
        options={[...(isChosen ? [{ value: 'days' as const, label: t('chosenDays') }] : []), ...ranges]}
        value={isChosen ? 'days' : (choice.range ?? 'this_month')}
        onChange={(range) =>
          range &&
          range !== 'days' &&
          onChange({
            range: range === 'this_month' ? undefined : range,
            startDate: undefined,
            endDate: undefined,
          })
        }
      />
      <LazyRangeField
        label={about('days')}
        clearable={false}
        value={{ from: chosen.days.startDate, to: chosen.days.endDate }}
        onChange={({ from, to }) => onChange({ range: undefined, startDate: from, endDate: to })}
      />
      {bases.length > 1 && (
        <Choice
          label={about('basis')}
          options={basisOptions}
          value={chosen.basis}
          onChange={(basis) => onChange({ basis: basis === bases[0] ? undefined : (basis ?? undefined) })}
        />
      )}
      <Choice
        label={about('rows')}
        searchable={false}
        options={groupings}
        value={first ?? null}
        onChange={(grouping) =>
          grouping && onChange({ groupBy: [grouping, ...(second && second !== grouping ? [second] : [])] })
        }
      />
      <Choice
        label={t('thenBy')}
        searchable={false}
        clearable
        placeholder={words('none')}
        options={groupings.filter(({ value }) => value !== first)}
        value={second}
        onChange={(grouping) => first && onChange({ groupBy: grouping ? [first, grouping] : [first] })}
      />
      {comparisons.length > 0 && (
        <Choice
          label={about('compared')}
          clearable
          placeholder={words('none')}
          options={comparisonOptions}
          value={chosen.compare ?? null}
          onChange={(compare) => onChange({ compare: compare ?? undefined })}
        />
      )}
    </div>
  )
}
