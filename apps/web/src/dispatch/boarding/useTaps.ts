import { useQueryClient } from '@tanstack/react-query'
import type { OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { v7 } from 'uuid'
import { api } from '../../app/api.ts'
import { useText } from '../../i18n/useText.ts'
import { toast } from '../../kit/toast/toast.tsx'
import { useAction } from '../../kit/useAction.ts'
import { boardingMessages } from './boardingMessages.ts'

type Stampless<Event> = Event extends unknown ? Omit<Event, '_id' | 'at'> : never

/**
 * Records what staff learned from the road, as the same events that a crew sends.
 * @param ahead milliseconds by which the server's clock is ahead of this computer's
 */
export function useTaps(ahead: number) {
  const t = useText(boardingMessages)
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: ['boardings'] })
  return useAction(
    async (tap: Stampless<OfficeEvent>, done: string) => {
      const at = new Date(Date.now() + ahead).toISOString()
      const { data } = await api.boardings.send({ body: { events: [{ ...tap, _id: v7(), at }] } })
      const [answer] = data
      if (answer?.outcome === 'refused')
        throw new Problem(answer.code === 'not_found' ? 'not_found' : 'field_invalid')
      if (answer?.outcome === 'flagged' && isFlag(answer.code))
        toast.warning(t('flagged', { flag: t(answer.code) }))
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

const flags = ['early_no_show', 'party_moved', 'order_canceled', 'clock_wrong'] as const

function isFlag(code: string | undefined): code is (typeof flags)[number] {
  return flags.some((flag) => flag === code)
}
