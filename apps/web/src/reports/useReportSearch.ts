import { getRouteApi } from '@tanstack/react-router'
import type { ReportRow } from '@tourdesk/contract/reports/reports'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import type { Column } from '../kit/table/column.ts'
import { useViewedList, type ViewedRoute } from '../views/useViewedList.ts'
import { type ReportSearch, reportView } from './reportsSearch.ts'

const page = getRouteApi('/signedIn/reports/$report')

/** The page's address as a list with saved views has it: the report is in the path, and there are no pages. */
function routeOf(report: ReportName): ViewedRoute<ReportSearch> {
  return {
    useSearch: () => ({ ...page.useSearch(), report, page: 1 }),
    useNavigate: () => {
      const navigate = page.useNavigate()
      return ({ search, replace }) =>
        navigate({
          search: (now) => {
            const {
              report: _report,
              page: _page,
              limit: _limit,
              ...next
            } = search({ ...now, report, page: 1 })
            return next
          },
          replace,
        })
    },
  }
}

/**
 * What a report is asked for and how it's shown, kept in the address, with its saved views.
 * @param columnsOf the columns for an address, of which a view keeps the choice
 */
export function useReportSearch(
  report: ReportName,
  columnsOf: (search: ReportSearch) => readonly Column<ReportRow>[],
) {
  return useViewedList<ReportSearch, ReportRow>({
    list: 'reports',
    memory: memoryOf(report),
    route: routeOf(report),
    schema: reportView,
    usualRows: 100,
    own: ['limit'],
    columns: columnsOf,
  })
}

/** Each report has columns of its own. */
export function memoryOf(report: ReportName): string {
  return `reports ${report}`
}
