import type { Statement, StatementLine } from '@tourdesk/contract/statements/statement'
import { useState } from 'react'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { statementStateLabels } from '../i18n/vocabulary/statements.ts'
import { BackLink } from '../kit/BackLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { DataTable } from '../kit/table/DataTable.tsx'
import { AskDialog } from './AskDialog.tsx'
import { StatementActions } from './StatementActions.tsx'
import { StatementFigures } from './StatementFigures.tsx'
import { statementMessages } from './statementMessages.ts'
import { statementPageMessages } from './statementPageMessages.ts'
import { useLineColumns } from './useLineColumns.tsx'

interface StatementBodyProps {
  statement: Statement
  /** The address of the list that it belongs to. */
  list: string
}

/** What a statement is for, its lines, and what can be done with it; a line opens its order. */
export function StatementBody({ statement, list }: StatementBodyProps) {
  const t = useText(statementPageMessages)
  const words = useText(statementMessages)
  const [asked, setAsked] = useState<{ line: StatementLine; isOpen: boolean } | null>(null)
  const columns = useLineColumns(statement, (line) => setAsked({ line, isOpen: true }))
  const { number } = statement
  const title = number === null ? t('draft') : t('statement', { number: ltr(number) })
  return (
    <Page
      title={title}
      kind="table"
      before={<BackLink href={list}>{words('statements')}</BackLink>}
      beside={<StatusTag status={statement.state} labels={statementStateLabels} />}
      actions={<StatementActions statement={statement} list={list} />}
    >
      <StatementFigures statement={statement} />
      <DataTable<StatementLine>
        list="statementLines"
        label={t('lines')}
        columns={columns}
        rows={statement.lines}
        rowKey={({ _id }) => _id}
        empty={<EmptyState text={words('nothingToBill')} />}
        hrefOf={({ order }) => (order ? `/order/${order._id}` : undefined)}
        isOpenable={({ order }) => order !== null}
      />
      {asked && (
        <AskDialog
          key={asked.line._id}
          statement={statement}
          line={asked.line}
          opened={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </Page>
  )
}
