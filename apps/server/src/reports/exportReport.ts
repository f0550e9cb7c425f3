import type { reports } from '@tourdesk/contract/reports/reports'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { ReportName } from '@tourdesk/domain/reports/vocabulary'
import type { z } from 'zod'
import { noteExport } from '../activity/noteExport.ts'
import type { Call } from '../kernel/call.ts'
import { mostRows } from '../kernel/inBatches.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { aboutSheet } from './aboutSheet.ts'
import { readReport } from './readReport.ts'
import { reportSheet } from './reportSheet.ts'

type FileQuery = z.output<typeof reports.file.query>

/** A report with all its rows as a file, up to 100,000. The export is logged. Throws what the report throws. */
export async function exportReport(
  call: Call<Person>,
  name: ReportName,
  { format, locale, ...query }: FileQuery,
): Promise<OutgoingFile> {
  const report = await readReport(call, name, query, mostRows)
  const about = await aboutSheet(call, report, query, locale)
  await noteExport(call, name, { format, ...query })
  return sheetFile(`${name}_${dayIn(call.now)}`, format, reportSheet(report, locale), about)
}
