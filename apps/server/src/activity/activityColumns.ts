import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { activityWords } from '@tourdesk/contract/activity/activityWords'
import type { Locale } from '@tourdesk/contract/words'
import { dayIn, timeIn } from '@tourdesk/domain/calendar'
import type { Column } from '../kernel/sheet/sheet.ts'
import { changesText } from './changesText.ts'

/** The columns of the exported log in the language of the screen (AUD-11). */
export function activityColumns(locale: Locale): Column<ActivityRow>[] {
  const columns: [en: string, he: string, width: number, cell: Column<ActivityRow>['cell']][] = [
    ['Day', 'תאריך', 11, (row) => ({ day: dayIn(new Date(row.at)) })],
    ['Time', 'שעה', 8, (row) => timeIn(new Date(row.at))],
    ['Who', 'מי', 22, (row) => row.actor.name],
    ['What', 'פעולה', 44, (row) => sentenceOf(row, locale)],
    ['Account', 'חשבון', 22, (row) => row.account?.name ?? null],
    ['Changes', 'שינויים', 80, (row) => changesText(row, locale)],
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}

function sentenceOf({ event, action, entity, name }: ActivityRow, locale: Locale): string {
  const text = event ? activityWords[locale][event] : `${entity}: ${action} {thing}`
  return text.replace('{thing}', name ?? '').trim()
}
