import type { Statement, StatementLine } from '@tourdesk/contract/statements/statement'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { useText } from '../i18n/useText.ts'
import { TextAreaField } from '../kit/form/formFields.tsx'
import { Name } from '../kit/Isolated.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface AskDialogProps {
  statement: Statement
  line: StatementLine
  opened: boolean
  onClose: () => void
}

const longest = 500

/** Asks about a line of a statement. */
export function AskDialog({ statement: { _id: id }, line, ...dialog }: AskDialogProps) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  const { _id: lineId, tour, customer, note } = line
  return (
    <FormDialog
      {...dialog}
      title={t('ask')}
      submitLabel={t('sendQuestion')}
      schema={z.object({ text: z.string().trim().min(1, t('questionRequired')).max(longest) })}
      defaultValues={{ text: '' }}
      draft={`ask about ${lineId}`}
      onSubmit={(typed, keyOf) =>
        api.statements.ask({ params: { id, lineId }, body: { ...typed, clientKey: keyOf(typed) } })
      }
      success={t('asked')}
      failure={t('notAsked')}
      reload={reload}
    >
      {({ control }) => (
        <>
          <p className="flat quiet">
            <Name>{[tour || note, customer].filter(Boolean).join(' · ')}</Name>
          </p>
          <TextAreaField
            control={control}
            name="text"
            label={t('question')}
            rows={3}
            maxLength={longest}
            required
          />
        </>
      )}
    </FormDialog>
  )
}
