import type { AgedBalance } from '@tourdesk/contract/statements/statements'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import type { Locale } from '@tourdesk/words/vocabulary'
import { noteExport } from '../activity/noteExport.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import type { Sheet } from '../kernel/sheet/sheet.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { findAgeing } from './findAgeing.ts'

/** The ageing of a day as XLSX. The export is logged. */
export async function exportAgeing(call: Call<Person>, day: Day, locale: Locale): Promise<OutgoingFile> {
  authorize(call.actor, 'statements.read')
  const rows = await findAgeing(call, day)
  await noteExport(call, 'ageing', { format: 'xlsx', day })
  return sheetFile(`ageing_${day}`, 'xlsx', ageingSheet(rows, locale))
}

function ageingSheet(rows: AgedBalance[], locale: Locale): Sheet<AgedBalance> {
  const columns: [en: string, he: string, width: number, cell: (row: AgedBalance) => string | number][] = [
    ['Agency', 'סוכנות', 24, ({ account }) => account.name],
    ['Currency', 'מטבע', 10, ({ currency }) => currency],
    ['Unbilled', 'טרם חויב', 14, ({ unbilled }) => unbilled],
    ['Not due', 'טרם לפירעון', 14, ({ notDue }) => notDue],
    ['1-30 days', '1-30 ימים', 14, ({ to30 }) => to30],
    ['31-60 days', '31-60 ימים', 14, ({ to60 }) => to60],
    ['61-90 days', '61-90 ימים', 14, ({ to90 }) => to90],
    ['Over 90 days', 'מעל 90 ימים', 14, ({ over90 }) => over90],
    ['Unallocated', 'לא שויך', 14, ({ unallocated }) => unallocated],
    ['Balance', 'יתרה', 14, ({ balance }) => balance],
  ]
  return {
    name: { en: 'Ageing', he: 'גיול חובות' }[locale],
    isRightToLeft: locale === 'he',
    columns: columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell })),
    rows: each(rows),
  }
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
