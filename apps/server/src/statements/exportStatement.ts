import type { Person } from '@tourdesk/domain/access/actor'
import type { Locale } from '@tourdesk/words/vocabulary'
import { noteExport } from '../activity/noteExport.ts'
import { drawPaper, paperType } from '../dispatch/paper/drawPaper.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { readPrinted } from './printedStatement.ts'
import { statementPaper } from './statementPaper.ts'
import { statementSheet } from './statementSheet.ts'

/**
 * A statement as PDF or XLSX; of a confirmed one it's always the same file. The export is logged. Throws
 * `not_found` (404).
 */
export async function exportStatement(
  call: Call<Person>,
  id: string,
  { format, locale }: { format: 'pdf' | 'xlsx'; locale: Locale },
): Promise<OutgoingFile> {
  authorize(call.actor, 'statements.read')
  const statement = await readPrinted(call, id)
  await noteExport(call, 'statement', { format, number: statement.number, agency: statement.agency.name })
  const name = `statement_${statement.number ?? 'draft'}_${locale}`
  if (format === 'xlsx') return sheetFile(name, format, statementSheet(statement, locale))
  const file = await drawPaper(statementPaper(statement, locale))
  return { name: `${name}.pdf`, type: paperType, content: whole(file) }
}

async function* whole(file: Buffer): AsyncGenerator<Buffer> {
  yield file
}
