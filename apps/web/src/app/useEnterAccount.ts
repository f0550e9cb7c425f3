import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../kit/useAction.ts'
import { api } from './api.ts'
import { enterSession } from './session.ts'

interface Entry {
  accountId: string
  /** An invite that is accepted by entering (HOLE-A28). */
  isPending?: boolean
  to?: '/agency_orders' | '/operations'
}

/** Makes an account the current one and opens its orders (NAV-17, ACC-08). */
export function useEnterAccount(): (entry: Entry) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const enter = useAction(async ({ accountId, isPending, to = '/agency_orders' }: Entry) => {
    if (isPending) await api.agencies.confirm({ params: { id: accountId } })
    const session = await api.auth.setUserAccount({ body: { accountId } })
    enterSession(client, session)
    await navigate({ to })
  })
  return (entry) => void enter.run(entry)
}
