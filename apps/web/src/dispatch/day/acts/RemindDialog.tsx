import { useQuery } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageTarget, PlannedMessage } from '@tourdesk/contract/messages/messages'
import type { Day } from '@tourdesk/domain/calendar'
import { type MessageChannel, messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { messageTexts } from '../../../messages/messageTexts.ts'
import { silenceLabels } from '../../../messages/messageWords.ts'
import { useReloadMessages } from '../../../messages/useReloadMessages.ts'
import { ActDialog } from './ActDialog.tsx'
import { actMessages } from './actMessages.ts'
import { ReachForm } from './ReachForm.tsx'
import { useTellDone } from './useTellDone.ts'

interface ActProps {
  date: Day
  opened: boolean
  onClose: () => void
}

/** Reminds the customers of all tours of a day. */
export function RemindDialog({ date, opened, onClose }: ActProps) {
  const t = useText(actMessages)
  const words = useText(messageTexts)
  const reasonOf = useLabel(silenceLabels)
  const reload = useReloadMessages()
  const tellDone = useTellDone()
  const [channel, setChannel] = useState<MessageChannel>('email')
  const ask = (target: MessageTarget) => ({ target, event: 'tour_reminder' as const, channel })
  const preview = useQuery({
    queryKey: ['messages', 'preview', ask({ date })],
    queryFn: () => api.messages.preview({ body: ask({ date }) }),
    enabled: opened,
    staleTime: 0,
    gcTime: 0,
  })

  /** Sends what's shown: what changed in the meantime has to be looked at first. */
  async function send(shown: readonly PlannedMessage[], entries: string[], keyOf: (body: object) => string) {
    const body = ask({ entries })
    const { hash, data } = await api.messages.preview({ body })
    if (JSON.stringify(data) !== JSON.stringify(shown.filter(({ entry }) => entries.includes(entry))))
      throw new Problem('preview_outdated')
    return api.messages.send({ body: { ...body, hash, clientKey: keyOf(body) } })
  }

  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      title={t('remind')}
      preview={preview}
      before={
        <Choice<MessageChannel>
          label={words('way')}
          options={messageChannels.map((value) => ({ value, label: words(value) }))}
          value={channel}
          onChange={(next) => next && setChannel(next)}
        />
      }
    >
      {({ data }) => (
        <ReachForm
          rows={data.map(({ entry, recipient, orderNumber, reason, ...planned }) => ({
            ...planned,
            id: entry,
            name: recipient,
            about: t('order', { number: orderNumber }),
            reason: reason && reasonOf(reason),
            said: planned,
          }))}
          nobody={t('noReminders')}
          submitLabel={t('sendReminders')}
          onSubmit={(entries, keyOf) => send(data, entries, keyOf)}
          onSuccess={tellDone}
          reload={() => {
            reload()
            void preview.refetch()
          }}
          onClose={onClose}
        />
      )}
    </ActDialog>
  )
}
