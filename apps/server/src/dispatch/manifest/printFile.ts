import type { Call } from '../../kernel/call.ts'
import type { OutgoingFile } from '../../kernel/sendFile.ts'
import { csv, csvType } from '../../kernel/sheet/csv.ts'
import { workbook, workbookType } from '../../kernel/sheet/workbook.ts'
import { drawPaper, paperType } from '../paper/drawPaper.ts'
import { readPrint } from './readPrint.ts'
import { sheetPaper } from './sheetPaper.ts'
import { sheetTable } from './sheetTable.ts'

/**
 * The file of a print, drawn from what was stored with it, so it's the same every time. Throws `not_found`
 * (404).
 */
export async function printFile(call: Call, id: string, unitId?: string): Promise<OutgoingFile> {
  const print = await readPrint(call, id, unitId)
  const name = `manifest_${print.day}_${print.kind}_${print.locale}.${print.format}`
  switch (print.format) {
    case 'pdf':
      return { name, type: paperType, content: whole(await drawPaper(sheetPaper(print))) }
    case 'xlsx':
      return { name, type: workbookType, content: workbook(sheetTable(print)) }
    case 'csv':
      return { name, type: csvType, content: csv(sheetTable(print)) }
  }
}

/** The pages of a print, to attach to a mail. Throws `not_found` (404). */
export async function drawPrint(reader: Pick<Call, 'db'>, id: string): Promise<Buffer> {
  return drawPaper(sheetPaper(await readPrint(reader, id)))
}

async function* whole(file: Buffer): AsyncGenerator<Buffer> {
  yield file
}
