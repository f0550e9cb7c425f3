import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../app/api.ts'
import { dateTime } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Code, Email } from '../kit/Isolated.tsx'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { linkOf } from './linkOf.ts'
import styles from './MailDialog.module.css'
import { MailStatus } from './MailStatus.tsx'
import { mailPage } from './mailPage.ts'
import { outboxMessages } from './messages.ts'

interface MailDialogProps {
  id: string | undefined
  onClose: () => void
}

/** A mail as its reader sees it: no scripts run, and links open in a new tab. */
export function MailDialog({ id, onClose }: MailDialogProps) {
  const t = useText(outboxMessages)
  const { ofError } = useProblemTexts()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const {
    data: mail,
    error,
    refetch,
  } = useQuery({
    ...queries.outbox.get({ params: { id: shown ?? '' } }),
    enabled: shown !== undefined,
  })
  const link = mail?.html ? linkOf(mail.html) : null
  return (
    <Dialog
      opened={id !== undefined}
      onClose={onClose}
      size="large"
      title={<bdi>{mail?.subject ?? t('loading')}</bdi>}
    >
      {error && <ErrorState text={ofError(error)} onRetry={() => void refetch()} />}
      {!mail && !error && <LoadingPage />}
      {mail && (
        <>
          <div className="row wrap gap4 across12 below12">
            <Email>{mail.recipient}</Email>
            <MailStatus status={mail.status} />
            <span className="quiet">
              {mail.sentAt ? (
                t('sent', { time: dateTime(mail.sentAt) })
              ) : (
                <Code>{dateTime(mail.createdAt)}</Code>
              )}
            </span>
            {mail.tries > 0 && mail.status !== 'kept' && (
              <span className="quiet">{t('tries', { count: mail.tries })}</span>
            )}
          </div>
          {mail.status === 'kept' && (
            <p className="row gap8 flat below12">
              {t('kept')}
              {link && <CopyButton text={link} label={t('copyLink')} done={t('linkCopied')} />}
            </p>
          )}
          {mail.lastError && <p className={styles.failure}>{mail.lastError}</p>}
          {mail.html ? (
            <iframe
              className={styles.text}
              title={t('body')}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={mailPage(mail.html)}
            />
          ) : (
            <p className="quiet">{t('removed')}</p>
          )}
        </>
      )}
    </Dialog>
  )
}
