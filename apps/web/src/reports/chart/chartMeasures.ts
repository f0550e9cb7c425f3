import type { ReportAnswer, ReportValues } from '@tourdesk/contract/reports/reports'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Measure, MeasureKind } from '@tourdesk/domain/reports/vocabulary'
import { currenciesIn, numberIn } from '../measureText.ts'

/** A number that a chart can show; money in one currency. */
export interface ChartMeasure {
  /** As in the address. */
  key: string
  measure: Measure
  kind: MeasureKind
  currency: Currency | undefined
}

/** The numbers of a report that a chart can show: all but lists of words. */
export function chartMeasures({ measures, totals }: ReportAnswer): ChartMeasure[] {
  return measures.flatMap(({ name, kind }): ChartMeasure[] => {
    if (kind === 'languages') return []
    if (kind !== 'money') return [{ key: name, measure: name, kind, currency: undefined }]
    return currenciesIn(totals.values[name], totals.compared?.[name]).map((currency) => ({
      key: `${name}.${currency}`,
      measure: name,
      kind,
      currency,
    }))
  })
}

/** The number as the chart draws it; null leaves a gap. */
export function drawn({ measure, currency }: ChartMeasure, values: ReportValues | null): number | null {
  return values ? numberIn(values[measure], currency) : null
}
