import { useQuery } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageTarget, PlannedMessage } from '@tourdesk/contract/messages/messages'
import { type MessageChannel, messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { messageTexts } from '../../../messages/messageTexts.ts'
import { silenceLabels } from '../../../messages/messageWords.ts'
import { useReloadMessages } from '../../../messages/useReloadMessages.ts'
import { actMessages } from './actMessages.ts'
import type { ActProps } from './actProps.ts'
import { Previewed } from './Previewed.tsx'
import { ReachForm } from './ReachForm.tsx'
import { useTellDone } from './useTellDone.ts'

/** Reminds the customers of all tours of a day. */
export function Remind({ date, onClose }: ActProps) {
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
    <div className="grid gap12">
      <Choice<MessageChannel>
        label={words('way')}
        options={messageChannels.map((value) => ({ value, label: words(value) }))}
        value={channel}
        onChange={(next) => next && setChannel(next)}
      />
      <Previewed preview={preview}>
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
      </Previewed>
    </div>
  )
}
