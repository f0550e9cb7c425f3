import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { useAction } from '../kit/useAction.ts'
import { api } from './api.ts'
import { enterSession, type ordersOf } from './session.ts'

interface Entry {
  accountId: string
  to?: ReturnType<typeof ordersOf>
}

/** Switches to an account and opens its orders. Used once, in the frame. */
export function useEntering() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAction(async ({ accountId, to = '/agency_orders/{-$agencyTab}' }: Entry) => {
    const session = await api.auth.setUserAccount({ body: { accountId } })
    enterSession(client, session)
    await navigate({ to })
  })
}

export const EnterAccountContext = createContext<(entry: Entry) => void>(() => {})

/** The same, for use in pages. */
export function useEnterAccount(): (entry: Entry) => void {
  return useContext(EnterAccountContext)
}
