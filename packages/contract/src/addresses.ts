import list from './addresses.json' with { type: 'json' }
import type { TourdeskContract } from './contract.ts'
import type { Addresses } from './kernel/addresses.ts'

/** Where every call of the contract goes, written out by `npm run openapi`, so that a browser can call without it. */
export const addresses = list as Addresses<TourdeskContract>
