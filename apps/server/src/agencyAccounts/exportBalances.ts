import type { AgencyBalance } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { type Locale, limitStateLabels } from '@tourdesk/words/vocabulary'
import { noteExport } from '../activity/noteExport.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import { each } from '../kernel/sheet/each.ts'
import type { Column } from '../kernel/sheet/sheet.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { type BalancesFilter, everyBalance } from './findBalances.ts'

/** What agencies owe as a file. The export is logged. */
export async function exportBalances(
  call: Call<Person>,
  { format, locale, ...filter }: BalancesFilter & { format: 'xlsx' | 'csv'; locale: Locale },
): Promise<OutgoingFile> {
  authorize(call.actor, 'statements.read')
  const rows = await everyBalance(call, filter)
  await noteExport(call, 'agencyBalances', { format, ...filter })
  return sheetFile(`agency_accounts_${dayIn(call.now)}`, format, {
    name: { en: 'Agency accounts', he: 'חשבונות סוכנויות' }[locale],
    isRightToLeft: locale === 'he',
    columns: columnsIn(locale),
    rows: each(rows),
  })
}

function columnsIn(locale: Locale): Column<AgencyBalance>[] {
  const columns: [en: string, he: string, width: number, cell: Column<AgencyBalance>['cell']][] = [
    ['Agency', 'סוכנות', 24, ({ agency }) => agency.name],
    ['Balance', 'יתרה', 14, ({ balance }) => balance],
    ['Currency', 'מטבע', 10, ({ currency }) => currency],
    ['Credit limit ($)', 'מסגרת אשראי ($)', 16, ({ limit, isPrepaid }) => (isPrepaid ? null : limit)],
    ['Prepaid', 'תשלום מראש', 12, ({ isPrepaid }) => (isPrepaid ? { en: 'Yes', he: 'כן' }[locale] : '')],
    ['Owed in all ($)', 'סה״כ חוב ($)', 16, ({ owed }) => owed],
    ['Left ($)', 'נותר ($)', 14, ({ left }) => left],
    ['Limit used', 'ניצול המסגרת', 12, ({ percent }) => (percent === null ? null : { share: percent / 100 })],
    ['Note', 'הערה', 20, ({ state }) => (state ? limitStateLabels[locale][state] : '')],
    ['Last payment', 'תשלום אחרון', 14, ({ lastPayment }) => lastPayment && { day: lastPayment.day }],
    ['Amount paid', 'סכום התשלום', 14, ({ lastPayment }) => lastPayment?.amount ?? null],
    ['Unbilled', 'טרם חויב', 14, ({ unbilled }) => unbilled],
    ['Billed and open', 'חויב ופתוח', 16, ({ open }) => open],
    ['Overdue', 'באיחור', 14, ({ overdue }) => overdue],
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}
