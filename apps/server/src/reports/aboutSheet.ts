import type { ReportQuery } from '@tourdesk/contract/lists'
import type { ReportAnswer } from '@tourdesk/contract/reports/reports'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn, dayText, timeIn } from '@tourdesk/domain/calendar'
import { type Grouping, type ReportFilter, reportFilters } from '@tourdesk/domain/reports/vocabulary'
import { groupWords } from '@tourdesk/words/groupWords'
import { measureWords } from '@tourdesk/words/measureWords'
import {
  aboutLabels,
  basisLabels,
  filterLabels,
  groupingLabels,
  noteText,
  reportLabels,
} from '@tourdesk/words/reportWords'
import { type Locale, orderTypeLabels } from '@tourdesk/words/vocabulary'
import type { Call } from '../kernel/call.ts'
import { isGiven } from '../kernel/isGiven.ts'
import type { Sheet } from '../kernel/sheet/sheet.ts'
import { namesForFilters } from './labels.ts'

type Line = [what: string, text: string]

/** The sheet that says what a report shows, of which days, by which filters, and what its numbers mean. */
export async function aboutSheet(
  call: Call<Person>,
  report: ReportAnswer,
  query: ReportQuery,
  locale: Locale,
): Promise<Sheet<Line>> {
  const words = aboutLabels[locale]
  const lines: Line[] = [
    [words.days, daysIn(report)],
    [words.basis, basisLabels[locale][report.basis]],
    [words.rows, report.groupBy.map((grouping) => groupingLabels[locale][grouping]).join(', ')],
    ...(report.compared ? [[words.compared, daysIn(report.compared)] satisfies Line] : []),
    ...(await filterLines(call, query, locale)),
    [words.made, `${dayText(dayIn(call.now))} ${timeIn(call.now)}`],
    ...report.notes.map((note): Line => [words.note, noteText(note, locale)]),
    ...report.measures.map(({ name }): Line => {
      const { label, explanation } = measureWords[locale][name]
      return [label, explanation]
    }),
  ]
  return {
    name: words.sheet,
    isRightToLeft: locale === 'he',
    columns: [
      { header: words.report, width: 28, cell: ([what]) => what },
      { header: reportLabels[locale][report.name], width: 90, cell: ([, text]) => text },
    ],
    rows: each(lines),
  }
}

async function* each(lines: Line[]): AsyncGenerator<Line> {
  yield* lines
}

function daysIn({ startDate, endDate }: { startDate: string; endDate: string }): string {
  return `${dayText(startDate)} – ${dayText(endDate)}`
}

async function filterLines(call: Call<Person>, query: ReportQuery, locale: Locale): Promise<Line[]> {
  const given = reportFilters.filter((filter) => isGiven(query[filter]))
  return Promise.all(
    given.map(async (filter): Promise<Line> => {
      const values = [query[filter] ?? []].flat()
      const names = await namesForFilters(call, filter, values)
      const texts = values.map((value) => textOf(filter, value, names.get(value) ?? null, locale))
      return [filterLabels[locale][filter], texts.join(', ')]
    }),
  )
}

function textOf(filter: ReportFilter, value: string, name: string | null, locale: Locale): string {
  if (filter === 'orderType') return orderTypeLabels[locale][value as keyof (typeof orderTypeLabels)['en']]
  if (filter === 'coupon') return value
  return groupWords(filter satisfies Grouping, { id: value, label: name }, locale)
}
