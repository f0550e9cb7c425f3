import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'

type Calls = Pick<TourdeskContract, 'crew' | 'crewEntry'>

const { crew, crewEntry } = addresses
const longestMs = 20_000

/** The crew's calls. In a tunnel a call can hang, so it times out. */
export const crewClient = createClient<Calls>({ crew, crewEntry }, (address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(longestMs) }),
)
