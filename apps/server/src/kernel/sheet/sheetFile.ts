import type { OutgoingFile } from '../sendFile.ts'
import { csv, csvType } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { workbook, workbookType } from './workbook.ts'

/** A sheet as XLSX or CSV; the name is without its ending. Only XLSX has the second sheet. */
export function sheetFile<Row, Other = never>(
  name: string,
  format: 'xlsx' | 'csv',
  sheet: Sheet<Row>,
  second?: Sheet<Other>,
): OutgoingFile {
  return format === 'csv'
    ? { name: `${name}.csv`, type: csvType, content: csv(sheet) }
    : { name: `${name}.xlsx`, type: workbookType, content: workbook(sheet, second) }
}
