import type { Statement } from '@tourdesk/contract/statements/statement'
import { dayText } from '@tourdesk/domain/calendar'
import { isReminded } from '@tourdesk/domain/statements/reminders'
import { drawPaper, paperType } from '../dispatch/paper/drawPaper.ts'
import { everyOrder } from '../kernel/scope.ts'
import type { WriteToAgency } from '../messages/automatic/sendToAgency.ts'
import { readPrinted } from './printedStatement.ts'
import { readStatement } from './showStatement.ts'
import { statementPaper } from './statementPaper.ts'
import { plainAmount } from './statementTexts.ts'

/**
 * The message to an agency about its statement, with the statement as PDF in the agency's language; none once it's
 * void, and no reminder once there's nothing to remind of.
 */
export const writeStatement: WriteToAgency = async (tx, { event, statement: id }, now) => {
  const call = { db: tx, scope: everyOrder, now }
  const statement = await readStatement(call, id)
  if (statement.state === 'void') return 'overtaken'
  if (event === 'statement_overdue' && !isReminded(statement)) return 'overtaken'
  const { _id, name } = statement.account
  const { contact_email: email, document_language: language } = await tx
    .selectFrom('accounts')
    .select(['contact_email', 'document_language'])
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  const file = await drawPaper(statementPaper(await readPrinted(call, id), language))
  return {
    agency: { id: _id, name, email, language },
    facts: factsOf(statement),
    content: statement.number ?? '',
    file: { name: `statement_${statement.number}_${language}.pdf`, mediaType: paperType, content: file },
  }
}

function factsOf({ number, from, to, total, open, currency, dueOn }: Statement) {
  return {
    'statement.number': number ?? '',
    'statement.period': `${dayText(from)} – ${dayText(to)}`,
    'statement.toPay': total > 0 ? plainAmount(total, currency) : '',
    'statement.credit': total < 0 ? plainAmount(-total, currency) : '',
    'statement.open': plainAmount(open, currency),
    'statement.dueDate': dueOn === null ? '' : dayText(dueOn),
  }
}
