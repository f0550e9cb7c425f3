import type { StatementHead } from '@tourdesk/contract/statements/statement'
import { isOffice } from '../app/isOffice.ts'
import { useSession } from '../app/session.ts'
import { dayRange } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { statementStateLabels } from '../i18n/vocabulary/statements.ts'
import { Code } from '../kit/Isolated.tsx'
import type { Column } from '../kit/table/column.ts'
import {
  codeColumn,
  column,
  dayColumn,
  moneyColumn,
  nameColumn,
  numberColumn,
  statusColumn,
} from '../kit/table/columnKinds.tsx'
import { statementMessages } from './statementMessages.ts'

/** The columns of statements; an agency's people need no name of their agency. */
export function useStatementColumns(): Column<StatementHead>[] {
  const t = useText(statementMessages)
  const isOwn = !isOffice(useSession())
  return [
    ...(isOwn
      ? []
      : [nameColumn<StatementHead>('agency', t('agency'), ({ account }) => account.name, { opens: true })]),
    codeColumn(
      'number',
      t('number'),
      ({ number }) => number,
      isOwn ? { opens: true } : { card: 'secondary' },
    ),
    column('period', t('period'), ({ from, to }) => <Code>{dayRange(from, to)}</Code>, { card: 'detail' }),
    codeColumn('currency', t('currency'), ({ currency }) => currency),
    dayColumn('due', t('dueOn'), ({ dueOn }) => dueOn, { card: 'detail' }),
    moneyColumn('total', t('total'), ({ total }) => total, { card: 'detail' }),
    moneyColumn('open', t('open'), ({ open, state }) => (state === 'draft' ? null : open), {
      card: 'detail',
    }),
    numberColumn('questions', t('questions'), ({ openQuestions }) => openQuestions || null, {
      card: 'detail',
      help: t('questionsHelp'),
    }),
    statusColumn('state', t('state'), statementStateLabels, ({ state }) => state, { card: 'status' }),
  ]
}
