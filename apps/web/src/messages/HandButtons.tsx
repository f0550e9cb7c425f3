import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconCopy, IconMessage } from '@tabler/icons-react'
import type { Message } from '@tourdesk/contract/messages/messages'
import { useText } from '../i18n/useText.ts'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { useByHand } from './useByHand.ts'
import { useMove } from './useMove.ts'

interface HandButtonsProps {
  message: Message
  /** Called once it's marked as sent. */
  onDone?: (() => void) | undefined
}

/** Buttons that open the program to send a message with, copy it, and mark it as sent. */
export function HandButtons({ message, onDone }: HandButtonsProps) {
  const t = useText(messageTexts)
  const done = useMove('done', message._id)
  const byHand = useByHand(message)
  const name = message.channel === 'whatsapp' ? t('openWhatsapp') : t('openSms')
  const icon = message.channel === 'whatsapp' ? <IconBrandWhatsapp size={18} /> : <IconMessage size={18} />
  return (
    <span className={`row wrap gap6 across12 ${styles.hand}`}>
      <Tooltip label={name}>
        <ActionIcon variant="default" loading={byHand.busy} aria-label={name} onClick={byHand.open}>
          {icon}
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('copy')}>
        <ActionIcon size={24} aria-label={t('copy')} onClick={byHand.copy}>
          <IconCopy size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCheck size={16} />}
        loading={done.busy}
        onClick={() => void done.run().then((isDone) => isDone && onDone?.())}
      >
        {t('done')}
      </Button>
    </span>
  )
}
