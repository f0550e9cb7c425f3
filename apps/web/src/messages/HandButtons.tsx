import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconMessage } from '@tabler/icons-react'
import type { Message } from '@tourdesk/contract/messages/messages'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { CrewLinkButtons } from './CrewLinkButtons.tsx'
import { handHref } from './handHref.ts'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'
import { useMove } from './useMove.ts'

/** Opens the program that sends a message, and marks it as sent. */
export function HandButtons({ message }: { message: Message }) {
  const t = useText(messageTexts)
  const done = useMove('done', message._id)
  const href = handHref(message)
  const name = message.channel === 'whatsapp' ? t('openWhatsapp') : t('openSms')
  const icon = message.channel === 'whatsapp' ? <IconBrandWhatsapp size={18} /> : <IconMessage size={18} />
  return (
    <span className={styles.hand}>
      {message.withCrewLink && <CrewLinkButtons message={message} />}
      {href && !message.withCrewLink && (
        <Tooltip label={name}>
          <ActionIcon
            component="a"
            href={href}
            target={message.channel === 'whatsapp' ? '_blank' : undefined}
            rel="noreferrer"
            variant="default"
            aria-label={name}
          >
            {icon}
          </ActionIcon>
        </Tooltip>
      )}
      {!message.withCrewLink && <CopyButton text={message.text} label={t('copy')} done={t('copied')} />}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCheck size={16} />}
        loading={done.busy}
        onClick={() => void done.run()}
      >
        {t('done')}
      </Button>
    </span>
  )
}
