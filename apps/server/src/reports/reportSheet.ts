import { amountIn, numberIn } from '@tourdesk/contract/reports/readValue'
import type { ReportAnswer, ReportRow, ReportValue, ReportValues } from '@tourdesk/contract/reports/reports'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { changeOf } from '@tourdesk/domain/reports/changeOf'
import type { Grouping, MeasureKind } from '@tourdesk/domain/reports/vocabulary'
import { groupWords } from '@tourdesk/words/groupWords'
import { measureWords } from '@tourdesk/words/measureWords'
import { changeLabels, groupingLabels, reportLabels, rowLabels } from '@tourdesk/words/reportWords'
import { type Locale, languageLabels } from '@tourdesk/words/vocabulary'
import type { Cell, Column, Sheet } from '../kernel/sheet/sheet.ts'

/** A row of the file; the last one has no keys and adds everything up. */
type FileRow = Omit<ReportRow, 'keys'> & { keys: ReportRow['keys'] | null }

/** The numbers of a report as a sheet: its rows and the total. Money has a column for each currency. */
export function reportSheet(report: ReportAnswer, locale: Locale): Sheet<FileRow> {
  return {
    name: reportLabels[locale][report.name],
    isRightToLeft: locale === 'he',
    columns: [
      ...report.groupBy.map((grouping, index) => groupColumn(grouping, index, locale)),
      ...report.measures.flatMap((measure) => measureColumns(report, measure, locale)),
    ],
    rows: rowsOf(report),
  }
}

async function* rowsOf({ rows, totals }: ReportAnswer): AsyncGenerator<FileRow> {
  yield* rows
  yield { keys: null, ...totals }
}

function groupColumn(grouping: Grouping, index: number, locale: Locale): Column<FileRow> {
  return {
    header: groupingLabels[locale][grouping],
    width: 24,
    cell({ keys }) {
      if (!keys) return index === 0 ? rowLabels[locale].total : null
      const key = keys[index] ?? { id: null, label: null }
      if (key.id !== null && (grouping === 'day' || grouping === 'week')) return { day: key.id }
      return groupWords(grouping, key, locale)
    },
  }
}

type Measured = ReportAnswer['measures'][number]

function measureColumns(report: ReportAnswer, { name, kind }: Measured, locale: Locale): Column<FileRow>[] {
  const { label } = measureWords[locale][name]
  if (kind === 'languages') return [column(label, ({ values }) => languagesIn(values[name] ?? null, locale))]
  if (kind !== 'money') return numberColumns(report, label, kind, (values) => numberIn(values[name]), locale)
  return currencies.flatMap((currency) =>
    numberColumns(
      report,
      `${label} (${currency})`,
      kind,
      (values) => amountIn(values[name], currency),
      locale,
    ),
  )
}

/** The number, and if the report is compared, the one before, the difference and its share. */
function numberColumns(
  { compared }: ReportAnswer,
  label: string,
  kind: MeasureKind,
  read: (values: ReportValues) => number | null,
  locale: Locale,
): Column<FileRow>[] {
  const cell = (number: number | null): Cell =>
    kind === 'share' && number !== null ? { share: number } : number
  const own = column(label, ({ values }) => cell(read(values)))
  if (!compared) return [own]
  const words = changeLabels[locale]
  const before = (row: FileRow) => (row.compared ? read(row.compared) : null)
  const change = (row: FileRow) => changeOf(read(row.values), before(row))
  return [
    own,
    column(`${label}, ${words.before}`, (row) => cell(before(row))),
    column(`${label}, ${words.difference}`, (row) => cell(change(row).difference)),
    column(`${label}, ${words.percent}`, (row) => {
      const { share } = change(row)
      return share === null ? null : { share }
    }),
  ]
}

function column(header: string, cell: Column<FileRow>['cell']): Column<FileRow> {
  return { header, width: Math.max(12, header.length + 2), cell }
}

function languagesIn(value: ReportValue, locale: Locale): string | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((part) => (typeof part === 'string' ? languageLabels[locale][part] : [])).join(', ')
}
