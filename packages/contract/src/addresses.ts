import list from './addresses.json' with { type: 'json' }
import type { TourdeskContract } from './contract.ts'
import type { Addresses } from './kernel/addresses.ts'

/**
 * The addresses of all calls, written by `npm run addresses`, so that the browser doesn't load the contract.
 */
export const addresses = list as Addresses<TourdeskContract>
