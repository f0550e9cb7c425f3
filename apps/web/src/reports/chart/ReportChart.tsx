import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import { VisuallyHidden } from '@mantine/core'
import type { ReportAnswer } from '@tourdesk/contract/reports/reports'
import { measureWords } from '@tourdesk/words/measureWords'
import { reportLabels, rowLabels } from '@tourdesk/words/reportWords'
import { days } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { useIsPhone } from '../../kit/table/useIsPhone.ts'
import { groupText } from '../groupText.ts'
import { numberText } from '../measureText.ts'
import { reportMessages } from '../reportMessages.ts'
import styles from './chart.module.css'
import { type ChartMeasure, chartMeasures } from './chartMeasures.ts'
import { type Chart, chartOf } from './chartOf.ts'
import { NumbersOfChart } from './NumbersOfChart.tsx'
import { plainText } from './plainText.ts'
import { shortNumber } from './shortNumber.ts'

interface ReportChartProps {
  report: ReportAnswer
  /** The number to show, as in the address; the report's first one without it. */
  measure: string | undefined
  onMeasure: (measure: string) => void
  /** Other numbers are loading. */
  isBusy: boolean
}

/** A number of the report as a chart; the same numbers are there as a table for screen readers. */
export function ReportChart({ report, measure, onMeasure, isBusy }: ReportChartProps) {
  const t = useText(reportMessages)
  const { language } = useLanguage()
  const offered = chartMeasures(report)
  const shown = offered.find(({ key }) => key === measure) ?? offered[0]
  if (!shown) return null
  const words = measureWords[language]
  const nameOf = ({ measure, currency }: ChartMeasure) =>
    currency ? `${words[measure].label} (${currency})` : words[measure].label
  const chart = chartOf(report, shown, {
    group: (grouping, key) => plainText(groupText(grouping, key, language)),
    others: rowLabels[language].others,
    now: days(report.startDate, report.endDate),
    before: report.compared ? days(report.compared.startDate, report.compared.endDate) : '',
    measure: (one) => words[one].label,
  })
  const name = t('chartName', { report: reportLabels[language][report.name], measure: nameOf(shown) })
  return (
    <figure className={`flat ${styles.panel}`} data-busy={isBusy || undefined} aria-label={name}>
      <div className={`row ${styles.head}`}>
        <Choice
          label={t('chart')}
          hidesLabel
          width={220}
          searchable={false}
          options={offered.map((one) => ({ value: one.key, label: nameOf(one) }))}
          value={shown.key}
          onChange={(chosen) => chosen && onMeasure(chosen)}
        />
      </div>
      <div aria-hidden>
        <Drawing
          chart={chart}
          textOf={(value) => numberText(value, shown.kind, shown.currency)}
          shown={shown}
        />
      </div>
      <VisuallyHidden>
        <NumbersOfChart
          name={name}
          chart={chart}
          textOf={(value) => numberText(value, shown.kind, shown.currency)}
        />
      </VisuallyHidden>
    </figure>
  )
}

interface DrawingProps {
  chart: Chart
  shown: ChartMeasure
  textOf: (value: number) => string
}

const colors = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
  'var(--chart-8)',
  'var(--chart-9)',
  'var(--chart-10)',
  'var(--chart-11)',
  'var(--chart-12)',
  'var(--chart-rest)',
]
const barHeight = 24

/** Axes run from the side where reading starts. */
function Drawing({ chart, shown, textOf }: DrawingProps) {
  const { direction } = useLanguage()
  const isPhone = useIsPhone()
  const isReversed = direction === 'rtl'
  const start = isReversed ? 'right' : 'left'
  const rows = chart.points.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(values.map((value, index) => [`n${index}`, value])),
  }))
  const series = chart.series.map((label, index) => ({
    name: `n${index}`,
    label,
    color: colors[index] ?? 'var(--chart-rest)',
  }))
  const tick = { transform: `translate(${isReversed ? 10 : -10}, 0)`, fontSize: 12, fill: 'currentColor' }
  const common = {
    data: rows,
    dataKey: 'label',
    series,
    className: styles.chart,
    dir: 'ltr' as const,
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'top' as const },
    valueFormatter: textOf,
    accessibilityLayer: false,
    tickLine: 'none' as const,
  }
  const axisOfNumbers = { tickFormatter: (value: number) => shortNumber(value, shown), fontSize: 12 }
  if (chart.kind === 'lines') {
    return (
      <LineChart
        {...common}
        h={240}
        curveType="linear"
        connectNulls={false}
        withDots={rows.length <= 31}
        strokeWidth={2}
        xAxisProps={{ reversed: isReversed, minTickGap: 24, interval: 'preserveStartEnd' }}
        yAxisProps={{ ...axisOfNumbers, tick, orientation: start, width: 64 }}
      />
    )
  }
  return (
    <BarChart
      {...common}
      h={chart.points.length * barHeight * Math.max(1, series.length * 0.75) + (series.length > 1 ? 76 : 40)}
      orientation="vertical"
      gridAxis="y"
      maxBarWidth={18}
      xAxisProps={{ ...axisOfNumbers, reversed: isReversed }}
      yAxisProps={{
        tick,
        orientation: start,
        width: isPhone ? 112 : 200,
        interval: 0,
        tickFormatter: (label: string) => cut(label, isPhone ? 16 : 30),
      }}
    />
  )
}

function cut(label: string, most: number): string {
  return label.length > most ? `${label.slice(0, most - 1)}…` : label
}
