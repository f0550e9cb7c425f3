import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import { createQueries } from '@tourdesk/contract/kernel/queries'
import { openedFor } from './session/openedSession.ts'
import { sendFromPage } from './session/sendFromPage.ts'

/** Every API call, typed by the contract: `api.orders.get({ params: { id } })`. */
export const api = createClient<TourdeskContract>(addresses, sendFromPage, { openedFor })

/** The same reads for TanStack Query: `useQuery(queries.orders.get({ params: { id } }))`. */
export const queries = createQueries<TourdeskContract>(addresses, api)
