import { crc32, inflateRawSync } from 'node:zlib'

/** A workbook as a spreadsheet program reads it. */
export interface ReadWorkbook {
  sheet: string
  isRightToLeft: boolean
  /** Cells by row and column: texts, numbers as they are stored, `null` where nothing stands. */
  rows: (string | number | null)[][]
  /** Whether the cell at row and column is marked as a text that is never a formula. */
  isQuoted(row: number, column: number): boolean
  hasFormula: boolean
}

/** Reads an XLSX file by its table of contents, and checks what that says of every part. */
export function readWorkbook(file: Buffer): ReadWorkbook {
  const parts = unzip(file)
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const styles = parts.get('xl/styles.xml') ?? ''
  const formats = [...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)]
  const quoted = new Set<string>()
  const rows = [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, line, cells = '']) => {
    const row: (string | number | null)[] = []
    for (const [, letter = '', attributes = '', content = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs,
    )) {
      const column = letter.charCodeAt(0) - 65
      while (row.length < column) row.push(null)
      const format = formats[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)]?.[0] ?? ''
      if (format.includes('quotePrefix="1"')) quoted.add(`${Number(line) - 1} ${column}`)
      const value = /<(?:t|v)[^>]*>(.*)<\/(?:t|v)>/s.exec(content)?.[1] ?? ''
      row.push(attributes.includes('inlineStr') ? plain(value) : Number(value))
    }
    return row
  })
  return {
    sheet: plain(/<sheet name="([^"]*)"/.exec(parts.get('xl/workbook.xml') ?? '')?.[1] ?? ''),
    isRightToLeft: xml.includes('rightToLeft="1"'),
    rows,
    isQuoted: (row, column) => quoted.has(`${row} ${column}`),
    hasFormula: /<f[ >]/.test(xml),
  }
}

function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, packed, unpacked] = [16, 20, 24].map((place) => file.readUInt32LE(at + place)) as [
      number,
      number,
      number,
    ]
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const start = file.readUInt32LE(at + 42) + 30 + nameLength
    const content = inflateRawSync(file.subarray(start, start + packed))
    if (content.length !== unpacked || crc32(content) !== checksum) throw new Error(`${name} is damaged`)
    parts.set(name, content.toString('utf8'))
    at += 46 + nameLength
  }
  return parts
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
