import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { agencyPostingLabels, type Locale, paymentMethodLabels } from '@tourdesk/words/vocabulary'
import { noteExport } from '../activity/noteExport.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { mostRows } from '../kernel/inBatches.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import { each } from '../kernel/sheet/each.ts'
import type { Column } from '../kernel/sheet/sheet.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { firstPostings, type PostingsFilter } from './findPostings.ts'
import { readableAccount } from './readableAccount.ts'

/**
 * The rows of an agency's account as a file; agencies get neither notes nor who wrote them. The export is
 * logged. Throws what `readableAccount` throws, or `export_too_large` (400).
 */
export async function exportPostings(
  call: Call<Person>,
  account: string,
  { format, locale, ...filter }: PostingsFilter & { format: 'xlsx' | 'csv'; locale: Locale },
): Promise<OutgoingFile> {
  authorize(call.actor, 'statements.read')
  const { name } = await readableAccount(call, account)
  const rows = await firstPostings(call, account, filter, mostRows + 1)
  if (rows.length > mostRows) throw new Problem('export_too_large', { params: { limit: mostRows } })
  await noteExport(call, 'agencyPostings', { format, agency: name, ...filter })
  return sheetFile(`agency_account_${dayIn(call.now)}`, format, {
    name: { en: 'Account', he: 'חשבון' }[locale],
    isRightToLeft: locale === 'he',
    columns: columnsIn(locale, !isAgencyMode(call.actor)),
    rows: each(rows),
  })
}

type Named = [en: string, he: string, width: number, cell: Column<AgencyPosting>['cell']]

function columnsIn(locale: Locale, isOffice: boolean): Column<AgencyPosting>[] {
  const columns: Named[] = [
    ['Date', 'תאריך', 12, ({ day }) => ({ day })],
    ['What', 'פעולה', 18, ({ kind }) => agencyPostingLabels[locale][kind]],
    ['Order #', 'מס׳ הזמנה', 11, ({ entry }) => entry?.orderNumber ?? null],
    ['Tour', 'סיור', 26, ({ entry }) => entry?.tour ?? null],
    ['Tour date', 'תאריך הסיור', 12, ({ entry }) => entry && { day: entry.date }],
    ['People', 'משתתפים', 10, ({ entry }) => entry?.people ?? null],
    ['Customer', 'לקוח', 22, ({ entry }) => entry?.customer ?? null],
    ['Amount', 'סכום', 12, ({ amount }) => amount],
    ['Balance', 'יתרה', 12, ({ balance }) => balance],
    ['Currency', 'מטבע', 10, ({ currency }) => currency],
    ['Commission %', '% עמלה', 12, ({ percent }) => percent],
    ['Method', 'אמצעי תשלום', 16, ({ method }) => method && paymentMethodLabels[locale][method]],
    ['Reference', 'אסמכתה', 20, ({ entry, reference }) => entry?.reference ?? reference],
    ...(isOffice ? ofOffice : []),
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}

const ofOffice: Named[] = [
  ['Note', 'הערה', 28, ({ note }) => note],
  ['Recorded by', 'נרשם על ידי', 20, ({ by }) => by],
]
