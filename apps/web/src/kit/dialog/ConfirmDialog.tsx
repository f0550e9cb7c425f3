import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../fields/TextInput.tsx'
import { Copyable } from '../Isolated.tsx'
import type { Asked, Question } from './confirm.ts'
import styles from './Dialog.module.css'
import { keepFocusInDialog } from './openDialogs.ts'

/** The dialog of a question that `confirm`, `choose` or `askText` asks. */
export function ConfirmDialog({ question, isOpen }: Asked) {
  const t = useText(common)
  return (
    <Modal
      opened={isOpen}
      // `confirm` restores the focus.
      returnFocus={false}
      onClose={() => question.settle(null)}
      size={440}
      centered
      zIndex={400}
      onExitTransitionEnd={keepFocusInDialog}
      title={<Copyable>{question.title ?? question.text}</Copyable>}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      {question.title && (
        <p style={{ margin: 0 }}>
          <Copyable>{question.text}</Copyable>
        </p>
      )}
      {question.asksFor ? (
        <TextAnswer question={question} asked={question.asksFor} />
      ) : (
        <div className={styles.actions}>
          <CancelButton question={question} isFirst />
          {question.answers.map((answer) => (
            <Button
              key={answer.value}
              color={answer.danger ? 'red' : undefined}
              variant={answer.danger || answer === question.answers.at(-1) ? 'filled' : 'default'}
              onClick={() => question.settle(answer.value)}
            >
              {answer.label}
            </Button>
          ))}
        </div>
      )}
    </Modal>
  )
}

interface TextAnswerProps {
  question: Question
  asked: NonNullable<Question['asksFor']>
}

/** The field of a question that needs a text. */
function TextAnswer({ question, asked }: TextAnswerProps) {
  const [text, setText] = useState(asked.start)
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      className="above12"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') setMissing(true)
        else question.settle(text.trim())
      }}
    >
      <TextInput
        label={asked.label}
        value={text}
        required
        autoFocus
        maxLength={asked.maxLength}
        error={isMissing && text.trim() === '' ? asked.missing : undefined}
        onChange={setText}
      />
      <div className={styles.actions}>
        <CancelButton question={question} />
        <Button type="submit">{question.answers[0]?.label}</Button>
      </div>
    </form>
  )
}

function CancelButton({ question, isFirst }: { question: Question; isFirst?: boolean }) {
  const t = useText(common)
  return (
    <Button variant="default" data-autofocus={isFirst || undefined} onClick={() => question.settle(null)}>
      {question.cancel ?? t('cancel')}
    </Button>
  )
}
