import type { ReportAnswer, ReportRow } from '@tourdesk/contract/reports/reports'
import { type Grouping, type Measure, measureKindOf } from '@tourdesk/domain/reports/vocabulary'
import { measureWords } from '@tourdesk/words/measureWords'
import { groupingLabels } from '@tourdesk/words/reportWords'
import { useLanguage } from '../i18n/language.ts'
import type { Column } from '../kit/table/column.ts'
import type { ChosenReport } from './chosenReport.ts'
import { GroupCell } from './GroupCell.tsx'
import { MeasureCell } from './MeasureCell.tsx'
import { useRowSentence } from './useRowSentence.ts'

/**
 * The columns of a report: what its rows are about, and its numbers.
 * @param hrefOf the orders behind a number
 */
export function useReportColumns(
  { name, groupBy }: ChosenReport,
  measures: readonly Measure[],
  compared: ReportAnswer['compared'] | undefined,
  hrefOf: (row: ReportRow, measure: Measure) => string | null,
): Column<ReportRow>[] {
  const { language } = useLanguage()
  const sentenceOf = useRowSentence(name, groupBy)
  return [
    ...groupBy.map(
      (grouping, index): Column<ReportRow> => ({
        key: groupKeyOf(grouping),
        header: groupingLabels[language][grouping],
        ...(index === 0 && { sort: 'group' }),
        cell: (row) => (
          <GroupCell
            grouping={grouping}
            groupKey={row.keys[index]}
            sentence={index === 0 ? sentenceOf(row) : null}
          />
        ),
      }),
    ),
    ...measures.map((measure): Column<ReportRow> => {
      const kind = measureKindOf[measure]
      const { label, explanation } = measureWords[language][measure]
      return {
        key: measure,
        header: label,
        help: explanation,
        ...(kind !== 'languages' && { align: 'end' }),
        ...(kind !== 'languages' && kind !== 'money' && { sort: measure, newestFirst: true }),
        cell: (row) => (
          <MeasureCell
            kind={kind}
            value={row.values[measure]}
            before={row.compared?.[measure]}
            isCompared={Boolean(compared)}
            href={hrefOf(row, measure)}
          />
        ),
      }
    }),
  ]
}

/** True for the key of a column that says what a row is about. */
export function isGroup(column: string): boolean {
  return column.startsWith('by ')
}

/** The same columns without what they show, for the choice of them. */
export function plainColumns(
  groupBy: readonly Grouping[],
  measures: readonly Measure[],
): Column<ReportRow>[] {
  const keys = [...groupBy.map(groupKeyOf), ...measures]
  return keys.map((key) => ({ key, header: '', cell: () => null }))
}

function groupKeyOf(grouping: Grouping): string {
  return `by ${grouping}`
}
