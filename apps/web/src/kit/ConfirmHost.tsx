import { Button, Modal } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { questions } from './confirm.ts'
import styles from './Dialog.module.css'
import { useDialogStack } from './openDialogs.ts'

/** Shows the question that `confirm` or `choose` asks. Stands once, in the provider. */
export function ConfirmHost() {
  const t = useText(common)
  const asked = useSyncExternalStore(questions.subscribe, questions.asked)
  useDialogStack(asked?.isOpen ?? false)
  if (!asked) return null
  const { question, isOpen } = asked
  return (
    <Modal
      opened={isOpen}
      onClose={() => question.settle(null)}
      size={440}
      centered
      zIndex={400}
      title={question.title ?? t('confirm')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <p style={{ margin: 0 }}>{question.text}</p>
      <div className={styles.actions}>
        <Button variant="default" data-autofocus onClick={() => question.settle(null)}>
          {question.cancel ?? t('cancel')}
        </Button>
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
    </Modal>
  )
}
