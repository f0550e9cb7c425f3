import type { ActivityRow, activity } from '@tourdesk/contract/activity/activity'
import type { Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { z } from 'zod'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { inBatches, mostRows } from '../kernel/inBatches.ts'
import type { OutgoingFile } from '../kernel/sendFile.ts'
import type { Sheet } from '../kernel/sheet/sheet.ts'
import { sheetFile } from '../kernel/sheet/sheetFile.ts'
import { activityColumns } from './activityColumns.ts'
import { activityRows } from './activityRows.ts'
import { noteExport } from './noteExport.ts'
import { readActivity } from './readActivity.ts'

type Asked = z.output<typeof activity.file.query>

/** The rows that match the filters, up to 100,000, as a file. The export is logged too. */
export async function exportActivity(
  call: Call<Person>,
  { format, locale, ...asked }: Asked,
): Promise<OutgoingFile> {
  authorize(call.actor, 'audit.read')
  const rows = await inBatches(
    (most) =>
      activityRows(call, asked)
        .select(['at', 'id'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    (keys) => readActivity(call, keys),
    mostRows,
  )
  await noteExport(call, 'activity', { format, ...asked })
  const sheet: Sheet<ActivityRow> = {
    name: { en: 'Activity', he: 'יומן פעילות' }[locale],
    isRightToLeft: locale === 'he',
    columns: activityColumns(locale),
    rows,
  }
  return sheetFile(`activity_${dayIn(call.now)}`, format, sheet)
}
