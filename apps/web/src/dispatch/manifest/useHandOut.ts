import { useQueryClient } from '@tanstack/react-query'
import type { HandoutAsk } from '@tourdesk/contract/messages/handouts'
import { useRef } from 'react'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { messagesHref } from '../../messages/messagesHref.ts'
import { useReloadMessages } from '../../messages/useReloadMessages.ts'
import { handoutMessages } from './handoutMessages.ts'

/** Hands sheets out by message. A retry after a lost answer sends nothing twice. */
export function useHandOut(onSent: (batch: string) => void) {
  const t = useText(handoutMessages)
  const client = useQueryClient()
  const reload = useReloadMessages()
  const open = useOpen()
  const last = useRef({ asked: '', clientKey: '' })
  return useAction(
    async (ask: HandoutAsk) => {
      const asked = JSON.stringify(ask)
      if (last.current.asked !== asked) last.current = { asked, clientKey: crypto.randomUUID() }
      const sent = await api.handouts.send({ body: { ...ask, clientKey: last.current.clientKey } })
      last.current = { asked: '', clientKey: '' }
      return sent
    },
    {
      failure: t('notSent'),
      onSuccess: ({ batch, byHand }) => {
        reload()
        void client.invalidateQueries({ queryKey: ['manifests'] })
        if (byHand === 0) toast.success(t('sent'))
        else toast.offer(t('waiting'), t('openHand'), () => open(messagesHref({ status: ['by_hand'] })))
        onSent(batch)
      },
    },
  )
}
