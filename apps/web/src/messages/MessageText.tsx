import type { Message } from '@tourdesk/contract/messages/messages'
import { useText } from '../i18n/useText.ts'
import styles from './messages.module.css'
import { messageTexts } from './messageTexts.ts'

type MessageTextProps = Pick<Message, 'channel' | 'subject' | 'text' | 'language'>

/** The text of a message, in the direction of its language; only mails have a subject. */
export function MessageText({ channel, subject, text, language }: MessageTextProps) {
  const t = useText(messageTexts)
  return (
    <>
      {channel === 'email' && (
        <p className="strong">
          {t('subject')}: <bdi>{subject}</bdi>
        </p>
      )}
      <div className={styles.text} dir={language === 'he' ? 'rtl' : 'ltr'} lang={language}>
        {text}
      </div>
    </>
  )
}
