import { strFromU8, unzipSync } from 'fflate'

/** A workbook as spreadsheet programs see it. */
export interface ReadWorkbook {
  sheet: string
  isRightToLeft: boolean
  /** Cells by row and column: texts, numbers as stored, `null` if empty. */
  rows: (string | number | null)[][]
  /** True if the cell at row and column is marked as text that's never a formula. */
  isQuoted(row: number, column: number): boolean
  hasFormula: boolean
}

/** Reads an XLSX file of the product: one of its sheets, counted from 1, and the format of its cells. */
export function readWorkbook(file: Buffer, sheet = 1): ReadWorkbook {
  const parts = unzipSync(file)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const xml = part(`xl/worksheets/sheet${sheet}.xml`)
  const styles = part('xl/styles.xml')
  const formats = [...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)]
  const quoted = new Set<string>()
  const rows = [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, line, cells = '']) => {
    const row: (string | number | null)[] = []
    for (const [, letter = '', attributes = '', content = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs,
    )) {
      const column = columnOf(letter)
      while (row.length < column) row.push(null)
      const format = formats[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)]?.[0] ?? ''
      if (format.includes('quotePrefix="1"')) quoted.add(`${Number(line) - 1} ${column}`)
      const value = /<(?:t|v)[^>]*>(.*)<\/(?:t|v)>/s.exec(content)?.[1] ?? ''
      row.push(attributes.includes('inlineStr') ? plain(value) : Number(value))
    }
    return row
  })
  return {
    sheet: plain([...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)][sheet - 1]?.[1] ?? ''),
    isRightToLeft: xml.includes('rightToLeft="1"'),
    rows,
    isQuoted: (row, column) => quoted.has(`${row} ${column}`),
    hasFormula: /<f[ >]/.test(xml),
  }
}

/** `A` is 0, and `AA` comes after `Z`. */
function columnOf(letters: string): number {
  return [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
