import { getRouteApi } from '@tanstack/react-router'
import { readableReports } from '@tourdesk/domain/reports/checkReport'
import { reportNames } from '@tourdesk/domain/reports/vocabulary'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { Report } from './Report.tsx'

const page = getRouteApi('/signedIn/reports/$report')

/** The reports of the account, one at a time. */
export function ReportsPage() {
  const { report } = page.useParams()
  const isOfAgency = !isOffice(useSession())
  const name = reportNames.find((one) => one === report)
  if (!name) return null
  return <Report key={name} name={name} all={readableReports(isOfAgency)} isOfAgency={isOfAgency} />
}
