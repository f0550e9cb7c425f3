import { useQueryClient } from '@tanstack/react-query'
import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { v7 } from 'uuid'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { boardingMessages } from './boardingMessages.ts'
import { serverNow } from './serverNow.ts'

type Tap = OfficeEvent extends infer Event ? (Event extends unknown ? Omit<Event, '_id' | 'at'> : never) : never

/** Records what staff heard from the road, as the same events that a crew sends. */
export function useTaps() {
  const t = useText(boardingMessages)
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['boardings'] })
  return useAction(
    async (tap: Tap, done: string) => {
      const event = { ...tap, _id: v7(), at: serverNow() }
      const { data } = await api.boardings.send({ body: { events: [event] } })
      const [answer] = data
      if (answer?.outcome === 'refused')
        throw new Problem(answer.code === 'not_found' ? 'not_found' : 'field_invalid')
      const flag = answer?.outcome === 'flagged' ? answer.code : undefined
      if (flag && isFlag(flag)) toast.warning(t('flagged', { flag: t(flag) }))
      else toast.success(done)
    },
    {
      failure: t('notTapped'),
      onSuccess: reload,
      onFailure: () => {
        void reload()
        return false
      },
    },
  )
}

function isFlag(code: string): code is 'early_no_show' | 'party_moved' | 'order_canceled' | 'clock_wrong' {
  return ['early_no_show', 'party_moved', 'order_canceled', 'clock_wrong'].includes(code)
}
