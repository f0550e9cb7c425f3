import { Button } from '@mantine/core'
import type { LineQuestion, StatementLine } from '@tourdesk/contract/statements/statement'
import { useState } from 'react'
import { dateTime } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Code, Name } from '../kit/Isolated.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import styles from './statements.module.css'

interface LineQuestionsProps {
  line: StatementLine
  /** Undefined where nothing can be asked. */
  onAsk: (() => void) | undefined
  mayAnswer: boolean
}

/** What was asked about a line, with the answers. */
export function LineQuestions({ line: { questions }, onAsk, mayAnswer }: LineQuestionsProps) {
  const t = useText(statementPageMessages)
  const [answered, setAnswered] = useState<{ question: LineQuestion; isOpen: boolean } | null>(null)
  return (
    <div className={styles.questions}>
      {questions.map((question) => (
        <div key={question._id}>
          <p className="flat">
            <Name>{question.text}</Name>
          </p>
          <p className="flat small quiet">
            <Name>{question.by}</Name> · <Code>{dateTime(question.asked)}</Code>
          </p>
          {question.answer && (
            <p className="flat">
              <strong>{t('answer')}:</strong> <Name>{question.answer}</Name>
            </p>
          )}
          {mayAnswer && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setAnswered({ question, isOpen: true })}
            >
              {t(question.answer ? 'changeAnswer' : 'giveAnswer')}
            </Button>
          )}
        </div>
      ))}
      {onAsk && (
        <Button variant="subtle" size="compact-sm" onClick={onAsk}>
          {t('ask')}
        </Button>
      )}
      {answered && (
        <AnswerDialog
          key={answered.question._id}
          question={answered.question}
          opened={answered.isOpen}
          onClose={() => setAnswered({ ...answered, isOpen: false })}
        />
      )}
    </div>
  )
}
