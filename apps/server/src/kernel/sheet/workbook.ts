import type { Sheet } from './sheet.ts'
import { escapeXml, sheetXml } from './sheetXml.ts'
import { zip } from './zip.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Streams an XLSX workbook with one sheet, or with a second one after it; only a few rows are in memory at a
 * time.
 */
export function workbook<Row, Other = never>(
  sheet: Sheet<Row>,
  second?: Sheet<Other>,
): AsyncGenerator<Buffer> {
  const names = second ? [sheet.name, second.name] : [sheet.name]
  const entries = [
    { name: '[Content_Types].xml', chunks: [contentTypes(names)] },
    { name: '_rels/.rels', chunks: [relations] },
    { name: 'xl/workbook.xml', chunks: [workbookXml(names)] },
    { name: 'xl/_rels/workbook.xml.rels', chunks: [workbookRelations(names)] },
    { name: 'xl/styles.xml', chunks: [styles] },
    { name: 'xl/worksheets/sheet1.xml', chunks: sheetXml(sheet) },
    ...(second ? [{ name: 'xl/worksheets/sheet2.xml', chunks: sheetXml(second) }] : []),
  ]
  return zip(entries, sheet.madeAt)
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (names: string[]) =>
  `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${part}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`

const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = (names: string[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** Formats by their position in `cellXfs`: plain, header, day, text that must never be read as a formula, and percent. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

function workbookXml(names: string[]): string {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`
}
