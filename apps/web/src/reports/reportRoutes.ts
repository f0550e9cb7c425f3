import { createRoute, redirect } from '@tanstack/react-router'
import { readableReports } from '@tourdesk/domain/reports/checkReport'
import { requires, signedIn } from '../app/gates.ts'
import { isOffice } from '../app/isOffice.ts'
import { lazyPage } from '../kit/parts/lazyPage.ts'
import { reportsSearch } from './reportsSearch.ts'

const mayRead = requires('reports.read')

const reports = createRoute({
  getParentRoute: () => signedIn,
  path: '/reports',
  beforeLoad: (options) => {
    mayRead(options)
    throw redirect({ to: '/reports/$report', params: { report: 'sales' }, replace: true })
  },
})

const report = createRoute({
  getParentRoute: () => signedIn,
  path: '/reports/$report',
  validateSearch: reportsSearch,
  beforeLoad: (options) => {
    mayRead(options)
    const readable: string[] = readableReports(!isOffice(options.context.session))
    if (!readable.includes(options.params.report)) throw redirect({ to: '/reports', replace: true })
  },
  component: lazyPage(() => import('./ReportsPage.tsx'), 'ReportsPage'),
})

export const reportRoutes = [reports, report] as const
