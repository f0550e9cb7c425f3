import type { CrewMe } from '@tourdesk/contract/crew/crewPage'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { toDollars } from '@tourdesk/domain/money'
import { findContact } from '../../agencies/findContact.ts'
import { findLinkOf, ofOperator } from '../../dispatch/feed/calendarLinks.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { findHeldCash } from '../../orders/cash/heldCash.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { crewSection } from '../../settings/sections/crew.ts'

/** The person a phone belongs to, with what the page needs to know about the business. */
export async function findMe({ db, actor, now }: CrewCall): Promise<CrewMe> {
  const { operatorId } = actor
  const [operator, office, settings, calendarLink, cash] = await Promise.all([
    db
      .selectFrom('operators')
      .select(['role', 'document_language', 'page_language'])
      .where('id', '=', operatorId)
      .executeTakeFirst(),
    findContact(db),
    readSettings(db, crewSection),
    findLinkOf(db, ofOperator(operatorId)),
    // They may see all the cash they hold, including from agencies' orders.
    findHeldCash(db, everyOrder, { operator: operatorId }),
  ])
  if (!operator) throw new Problem('not_signed_in')
  return {
    now: now.toISOString(),
    operator: { _id: operatorId, name: actor.name, role: operator.role },
    language: operator.page_language ?? operator.document_language,
    office,
    waitMinutes: settings.waitMinutes,
    replyDeadline: settings.replyDeadline,
    calendarLink,
    cash: [...Map.groupBy(cash, ({ currency }) => currency)].map(([currency, payments]) => ({
      currency,
      amount: toDollars(payments.reduce((sum, { amount }) => sum + amount, 0)),
    })),
  }
}
