import { Button, Modal } from '@mantine/core'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Copyable } from '../Isolated.tsx'
import type { Asked } from './confirm.ts'
import styles from './Dialog.module.css'
import { keepFocusInDialog } from './openDialogs.ts'

/** The dialog of a question that `confirm` or `choose` asks. */
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
