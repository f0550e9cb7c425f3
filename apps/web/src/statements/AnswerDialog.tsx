import type { LineQuestion } from '@tourdesk/contract/statements/statement'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { useText } from '../i18n/useText.ts'
import { TextAreaField } from '../kit/form/formFields.tsx'
import { Name } from '../kit/Isolated.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface AnswerDialogProps {
  question: LineQuestion
  opened: boolean
  onClose: () => void
}

const longest = 1000

/** Answers a question about a line, or changes the answer. */
export function AnswerDialog({ question: { _id: id, text, answer }, ...dialog }: AnswerDialogProps) {
  const t = useText(statementPageMessages)
  const reload = useReloadStatements()
  return (
    <FormDialog
      {...dialog}
      title={t('giveAnswer')}
      submitLabel={t('sendAnswer')}
      schema={z.object({ text: z.string().trim().min(1, t('answerRequired')).max(longest) })}
      defaultValues={{ text: answer }}
      draft={`answer ${id}`}
      onSubmit={(body) => api.statements.answer({ params: { id }, body })}
      success={t('answered')}
      failure={t('notAnswered')}
      reload={reload}
    >
      {({ control }) => (
        <>
          <p className="flat quiet">
            <Name>{text}</Name>
          </p>
          <TextAreaField
            control={control}
            name="text"
            label={t('answer')}
            rows={3}
            maxLength={longest}
            required
          />
        </>
      )}
    </FormDialog>
  )
}
