import { Button } from '@mantine/core'
import type { Statement, StatementLine } from '@tourdesk/contract/statements/statement'
import { api } from '../app/api.ts'
import { useCan } from '../app/session.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { statementLineLabels } from '../i18n/vocabulary/statements.ts'
import { Code, LongText, Money, Name } from '../kit/Isolated.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Column } from '../kit/table/column.ts'
import { codeColumn, column, dayColumn, nameColumn, numberColumn } from '../kit/table/columnKinds.tsx'
import { useAction } from '../kit/useAction.ts'
import { LineQuestions } from './LineQuestions.tsx'
import { statementMessages } from './statementMessages.ts'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

/** The columns of a statement's lines, with what can be done with each. */
export function useLineColumns(
  { _id, currency, state, lines }: Statement,
  onAsk: (line: StatementLine) => void,
): Column<StatementLine>[] {
  const t = useText(statementPageMessages)
  const words = useText(statementMessages)
  const kindName = useLabel(statementLineLabels)
  const mayWrite = useCan('statements.write')
  const isDraft = state === 'draft'
  const isOpen = !isDraft && state !== 'void'
  const money = (key: 'gross' | 'commission' | 'net' | 'open', header: string, card: Look = 'detail') =>
    column<StatementLine>(
      key,
      header,
      (line) =>
        key === 'commission' && line[key] === 0 ? null : <Money amount={line[key]} currency={currency} />,
      { align: 'end', card },
    )
  return [
    column(
      'line',
      t('line'),
      ({ kind, tour, isLeftOut }) => (
        <span className="inlineRow gap4">
          {kind !== 'tour' && <span className="quiet">{kindName(kind)}</span>}
          <Name>{tour}</Name>
          {isLeftOut && <Tag>{t('leftOut')}</Tag>}
        </span>
      ),
      { opens: true },
    ),
    codeColumn('order', t('order'), ({ order }) => order?.number, { card: 'detail' }),
    codeColumn('reference', t('reference'), ({ reference }) => reference || null, { card: 'detail' }),
    nameColumn('guest', t('guest'), ({ customer }) => customer || null, { card: 'detail' }),
    dayColumn('day', t('day'), ({ date }) => date, { card: 'secondary' }),
    numberColumn('people', t('people'), ({ people }) => people || null),
    money('gross', t('gross')),
    column('percent', t('percent'), ({ percent }) => percent !== null && <Code>{percent}%</Code>, {
      align: 'end',
    }),
    money('commission', t('commission')),
    money('net', t('net'), 'status'),
    ...(isOpen ? [money('open', words('open'))] : []),
    ...(lines.some(({ note }) => note)
      ? [
          column<StatementLine>('note', t('note'), ({ note }) => note && <LongText>{note}</LongText>, {
            card: 'detail',
          }),
        ]
      : []),
    ...(isDraft
      ? []
      : [
          column<StatementLine>(
            'questions',
            words('questions'),
            (line) => (
              <LineQuestions
                line={line}
                onAsk={isOpen ? () => onAsk(line) : undefined}
                mayAnswer={mayWrite}
              />
            ),
            { card: 'detail', wraps: true, width: 190 },
          ),
        ]),
    ...(isDraft && mayWrite
      ? [
          column<StatementLine>('leave', t('leaveOut'), (line) => <LeaveOut statement={_id} line={line} />, {
            card: 'detail',
            width: 120,
          }),
        ]
      : []),
  ]
}

type Look = 'status' | 'detail'

/** Leaves a line out of a draft, or takes it back in. */
function LeaveOut({ statement, line }: { statement: string; line: StatementLine }) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  const { _id: lineId, isLeftOut } = line
  const { run, busy } = useAction(
    () => api.statements.leaveOut({ params: { id: statement, lineId }, body: { isLeftOut: !isLeftOut } }),
    {
      failure: t('notLeftOut'),
      onSuccess: reload,
      onFailure: () => {
        reload()
        return undefined
      },
    },
  )
  return (
    <Button variant="subtle" size="compact-sm" loading={busy} onClick={() => void run()}>
      {t(isLeftOut ? 'takeIn' : 'leaveOut')}
    </Button>
  )
}
