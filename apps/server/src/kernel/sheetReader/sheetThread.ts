import { delimitedRows } from './delimitedRows.ts'
import { type SheetRead, SheetTooLarge } from './sheetRow.ts'
import { workbookRows } from './workbookRows.ts'

const zipStart = [0x50, 0x4b, 0x03, 0x04]
/** Of XLS files, and of workbooks with a password. */
const oldStart = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a file by its content. Runs in the thread of `readSheet`. */
export default function readInThread(content: Uint8Array): SheetRead {
  try {
    if (startsWith(content, oldStart)) return 'sheet_of_old_kind'
    return startsWith(content, zipStart)
      ? workbookRows(content)
      : (delimitedRows(content) ?? 'sheet_unreadable')
  } catch (error) {
    return error instanceof SheetTooLarge ? 'sheet_too_large' : 'sheet_unreadable'
  }
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte)
}
