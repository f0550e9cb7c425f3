import type { MessageDetail } from '@tourdesk/contract/messages/messages'
import { api } from '../app/api.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { ExportButton } from '../kit/ExportButton.tsx'
import { messagesHref } from './messagesHref.ts'
import { messageTexts } from './messageTexts.ts'

/** Links of a message: its sheets, its batch, and the message that it repeats or that repeats it. */
export function MessageLinks({ message }: { message: MessageDetail }) {
  const t = useText(messageTexts)
  const { print, batch, resends, resentAs } = message
  if (!print && !batch && !resends && !resentAs) return null
  return (
    <p className="row wrap gap6 across12">
      {print && (
        <ExportButton
          label={t('sheet')}
          fetchFile={async () => api.manifests.file({ params: { id: print } })}
        />
      )}
      {resends && <AppLink href={messagesHref({ message: resends })}>{t('resends')}</AppLink>}
      {resentAs && <AppLink href={messagesHref({ message: resentAs })}>{t('resentAs')}</AppLink>}
      {batch && <AppLink href={messagesHref({ batch })}>{t('ofBatch')}</AppLink>}
    </p>
  )
}
