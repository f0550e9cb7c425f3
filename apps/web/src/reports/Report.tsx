import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReportAnswer, ReportRow } from '@tourdesk/contract/reports/reports'
import type { Days } from '@tourdesk/domain/dayRange'
import { reports } from '@tourdesk/domain/reports/reports'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import { reportLabels } from '@tourdesk/words/reportWords'
import { useEffect, useEffectEvent } from 'react'
import { api, queries } from '../app/api.ts'
import { dayRange, list } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { ExportButton } from '../kit/ExportButton.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { Copyable } from '../kit/Isolated.tsx'
import { Page } from '../kit/Page.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { ColumnsButton } from '../kit/table/columns/ColumnsButton.tsx'
import { useColumnChoice } from '../kit/table/columns/useColumnChoice.ts'
import { addressOf, tableQueryOf } from '../kit/table/tableQuery.ts'
import { ViewName } from '../views/ViewName.tsx'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { behindHref } from './behindHref.ts'
import { LazyReportChart } from './chart/LazyReportChart.tsx'
import { choiceFor, chosenReport } from './chosenReport.ts'
import { groupText } from './groupText.ts'
import { ReportControls } from './ReportControls.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportNotes } from './ReportNotes.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { emptyMessages, reportMessages } from './reportMessages.ts'
import type { ReportSearch } from './reportsSearch.ts'
import { sortedRows } from './sortedRows.ts'
import { plainColumns, useReportColumns } from './useReportColumns.tsx'
import { memoryOf, useReportSearch } from './useReportSearch.ts'
import { Working } from './Working.tsx'

const page = getRouteApi('/signedIn/reports/$report')

interface ReportProps {
  name: ReportName
  /** The reports that this person may read. */
  all: readonly ReportName[]
  isOfAgency: boolean
}

/** A report: its choices, a chart and a table of its numbers, and both as files. */
export function Report({ name, all, isOfAgency }: ReportProps) {
  const t = useText(reportMessages)
  const none = useText(emptyMessages)
  const { language } = useLanguage()
  const { ofError } = useProblemTexts()
  const reportLabel = useLabel(reportLabels)
  const client = useQueryClient()
  const navigate = page.useNavigate()
  const today = useToday()
  const measures = (isOfAgency ? reports[name].ofAgency : reports[name].measures) ?? []
  const choiceIn = (asked: ReportSearch) => choiceFor(name, asked, isOfAgency)
  const { search, change, isReady, openView, state } = useReportSearch(name, (asked) =>
    plainColumns(chosenReport(name, choiceIn(asked), today).groupBy, measures),
  )
  useReportOfView(name, state.saved?.filters.report, (report) =>
    navigate({ params: { report }, search: true, replace: true }),
  )
  const choice = choiceIn(search)
  const chosen = chosenReport(name, choice, today)
  const query = queries.reports.get({ params: { name }, query: choice })
  const answer = useQuery({ ...query, placeholderData: keepPreviousData, enabled: isReady })
  const report = answer.data
  // Numbers that are still shown while others load have rows of their own.
  const shown = report
    ? { ...chosen, basis: report.basis, groupBy: report.groupBy, days: daysOf(report) }
    : chosen
  const hrefOf = (row: ReportRow, measure: (typeof measures)[number]) =>
    isOfAgency ? null : behindHref(shown, choice, measure, row.keys)
  const columns = useReportColumns(shown, measures, report?.compared, hrefOf)
  const { shown: tableColumns, arranged, choose } = useColumnChoice(memoryOf(name), columns, openView)
  const nameOf = (row: ReportRow) =>
    list(row.keys.map((key, index) => groupText(shown.groupBy[index] ?? 'day', key, language)))
  const rows = report && sortedRows(report.rows, search.sort, nameOf)
  const fileOf = (format: 'xlsx' | 'csv') => (signal: AbortSignal) =>
    api.reports.file({ params: { name }, query: { ...choice, format, locale: language } }, signal)
  const isStopped = isReady && answer.isPending && answer.fetchStatus === 'idle'
  return (
    <Page
      title={t('title')}
      tabTitle={reportLabel(name)}
      beside={<ViewName view={state} />}
      actions={
        <>
          <ViewsMenu view={state} path={(one) => `/reports/${one.filters.report ?? name}`} />
          <ExportButton label={t('excel')} fetchFile={fileOf('xlsx')} />
          <ExportButton label={t('csv')} fetchFile={fileOf('csv')} />
        </>
      }
    >
      <ReportTabs
        all={all}
        value={name}
        onChange={(report) =>
          void navigate({ params: { report }, search: choiceFor(report, search, isOfAgency) })
        }
      >
        <ViewNotice view={state} />
        <ReportControls chosen={chosen} choice={choice} isOfAgency={isOfAgency} onChange={change} />
        <ReportFilters name={name} choice={choice} isOfAgency={isOfAgency} onChange={change} />
        <Working
          isRunning={answer.isFetching}
          onStop={() => void client.cancelQueries({ queryKey: query.queryKey, exact: true })}
        />
        {answer.isError && !answer.isPlaceholderData && !answer.isFetching ? (
          <ErrorState text={ofError(answer.error)} onRetry={() => void answer.refetch()} />
        ) : isStopped ? (
          <ErrorState text={t('stopped')} onRetry={() => void answer.refetch()} />
        ) : rows?.length === 0 ? (
          <EmptyState text={none(name)} />
        ) : (
          <>
            {report && (
              <LazyReportChart
                report={report}
                measure={search.chart}
                onMeasure={(chart) => change({ chart })}
                isBusy={answer.isPlaceholderData}
              />
            )}
            {report?.compared && (
              <p className="quiet flat">
                <Copyable>
                  {t('below', { days: dayRange(report.compared.startDate, report.compared.endDate) })}
                </Copyable>
              </p>
            )}
            <ReportTable
              label={t('table', { report: reportLabel(name) })}
              columns={tableColumns}
              rows={rows}
              totals={report?.totals}
              query={tableQueryOf({ page: 1, limit: 1, sort: search.sort ?? '' })}
              onQuery={(asked) => change({ sort: addressOf<NonNullable<ReportSearch['sort']>>(asked).sort })}
              busy={answer.isPlaceholderData}
            />
            <div className="row wrap apart gap8">
              {report ? <ReportNotes report={report} /> : <span />}
              <div className="notPrinted">
                <ColumnsButton columns={arranged} onChoose={choose} />
              </div>
            </div>
          </>
        )}
      </ReportTabs>
    </Page>
  )
}

function daysOf({ startDate, endDate }: ReportAnswer): Days {
  return { startDate, endDate }
}

/** A view opens in its own report, also at the address of another one. */
function useReportOfView(name: ReportName, saved: string | undefined, open: (report: string) => unknown) {
  const isOther = saved !== undefined && saved !== name
  const go = useEffectEvent(() => void (saved && open(saved)))
  useEffect(() => {
    if (isOther) go()
  }, [isOther])
}
