import { addDays, type Day, dayIn, instantIn } from '@tourdesk/domain/calendar'
import { reminderDays, reminderDue } from '@tourdesk/domain/statements/reminders'
import { sql } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import type { Product } from '../kernel/product.ts'
import { everyOrder } from '../kernel/scope.ts'
import { readNewsSettings } from '../messages/automatic/newsSettings.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { keepSettings, lockSettings } from '../settings/keepSettings.ts'
import { readSettings } from '../settings/readSettings.ts'
import type { Section } from '../settings/section.ts'
import { allocated } from './billedOrders.ts'
import { planAbout } from './planStatementNews.ts'

/** Time of day for reminders of statements, in Israel. */
const askingTime = '10:00'

/** The last day on which reminders of statements were planned. */
const asked: Section<{ statements: string }> = { name: 'statementsAsked', first: { statements: '' } }

/** The most days without a running server that are made up for. */
const longestGap = 7

/**
 * Once a day, from ten o'clock: plans the reminders of overdue statements, also those of days without a running
 * server. Servers take turns, and the second finds it done.
 */
export async function planStatementReminders({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = dayIn(now)
  if (now < instantIn(today, askingTime)) return
  if ((await readSettings(db, asked)).statements >= today) return
  await withoutEvent({ db }, async (tx) => {
    await lockSettings(tx, asked)
    const { statements: last } = await readSettings(tx, asked)
    if (last >= today) return
    const { wasOn } = await readNewsSettings(tx)
    const since = sinceWhen(last, today)
    const due = await scopedRows(tx, everyOrder)
      .statements()
      .select(['statements.id', 'due_on'])
      .where('statements.status', '=', 'confirmed')
      .where('due_on', '<=', addDays(today, -reminderDays[0]))
      .where('due_on', '>', addDays(since, -Math.max(...reminderDays)))
      .where(sql<boolean>`statements.total > ${allocated}`)
      .orderBy('statements.id')
      .execute()
    for (const { id, due_on } of due) {
      const days = due_on === null ? null : reminderDue(due_on, since, today)
      if (due_on === null || days === null) continue
      if (!wasOn('statement_overdue', instantIn(addDays(due_on, days), askingTime))) continue
      await planAbout(tx, 'statement_overdue', id, { about: `${id}:${days}`, now })
    }
    await keepSettings(tx, asked, { statements: today }, now)
  })
}

/** The day after which reminders are planned now. */
function sinceWhen(last: Day | '', today: Day): Day {
  if (last === '') return addDays(today, -1)
  const earliest = addDays(today, -longestGap - 1)
  return last > earliest ? last : earliest
}
