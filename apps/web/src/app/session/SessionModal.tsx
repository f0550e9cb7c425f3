import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from '../../kit/dialog/Dialog.module.css'
import { AccountSwitched } from './AccountSwitched.tsx'
import { ConfirmAgain } from './ConfirmAgain.tsx'
import { factorMessages } from './factorMessages.ts'
import type { Interruption } from './interruptions.ts'
import { openedSession } from './openedSession.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { sessionMessages } from './sessionMessages.ts'

/** The dialog of an interruption; its content stays until it has closed. */
export function SessionModal({ interruption }: { interruption: Interruption | null }) {
  const t = useText(sessionMessages)
  const [last, setLast] = useState<Interruption | null>(null)
  if (interruption && interruption !== last) setLast(interruption)
  const confirming = useText(factorMessages)
  const kind = last && kindOf(last)
  return (
    <Modal
      opened={interruption !== null}
      onClose={() => {}}
      size={480}
      centered
      zIndex={500}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ blur: 12 }}
      title={kind && (kind === 'confirm' ? confirming('confirmTitle') : t(`${kind}Title`))}
      classNames={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      {last?.kind === 'switched' && kind === 'account' && <AccountSwitched now={last.now} />}
      {last?.kind === 'switched' && kind === 'person' && <SignInAgain now={last.now} />}
      {last?.kind === 'ended' && <SignInAgain now={null} />}
      {interruption?.kind === 'confirm' && <ConfirmAgain />}
    </Modal>
  )
}

function kindOf(interruption: Interruption): 'ended' | 'confirm' | 'account' | 'person' {
  if (interruption.kind !== 'switched') return interruption.kind
  return interruption.now._id === openedSession()?._id ? 'account' : 'person'
}
