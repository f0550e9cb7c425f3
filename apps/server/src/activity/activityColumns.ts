import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { dayIn, timeIn } from '@tourdesk/domain/calendar'
import { activityWords } from '@tourdesk/words/log/activityWords'
import { jobName } from '@tourdesk/words/log/jobWords'
import { namedByUs, thingWords } from '@tourdesk/words/log/thingWords'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Column } from '../kernel/sheet/sheet.ts'
import { changesText } from './changesText.ts'

/** The columns of the exported log, in the screen's language. */
export function activityColumns(locale: Locale): Column<ActivityRow>[] {
  const columns: [en: string, he: string, width: number, cell: Column<ActivityRow>['cell']][] = [
    ['Day', 'תאריך', 11, (row) => ({ day: dayIn(new Date(row.at)) })],
    ['Time', 'שעה', 8, (row) => timeIn(new Date(row.at))],
    ['Who', 'מי', 22, (row) => authorOf(row, locale)],
    ['What', 'פעולה', 44, (row) => sentenceOf(row, locale)],
    ['Account', 'חשבון', 22, (row) => row.account?.name ?? null],
    ['Changes', 'שינויים', 80, (row) => changesText(row, locale)],
  ]
  return columns.map(([en, he, width, cell]) => ({ header: { en, he }[locale], width, cell }))
}

function authorOf({ actor }: ActivityRow, locale: Locale): string {
  return actor.kind === 'job' ? jobName(actor.name, locale) : actor.name
}

function sentenceOf({ event, action, entity, name }: ActivityRow, locale: Locale): string {
  const text = event ? activityWords[locale][event] : `${entity}: ${action} {thing}`
  const ours = namedByUs.includes(entity) ? thingWords[locale][name ?? ''] : undefined
  return text.replace('{thing}', ours ?? name ?? '').trim()
}
