import type { TourdeskContract } from '@tourdesk/contract/contract'

/** A part of the contract, or the session; the unit in which a change reloads data. */
export type Feature = keyof TourdeskContract | 'session'

/** A call of the contract, with its input. */
type CallKey = {
  [F in keyof TourdeskContract]: readonly [F, keyof TourdeskContract[F], ...unknown[]]
}[keyof TourdeskContract]

/** Keys of queries that aren't single calls: the pages behind mailed links, and a list loaded completely. */
type OwnKey = readonly ['setUp' | 'invite' | 'reset', token: string] | readonly ['highlights', 'every']

declare module '@tanstack/react-query' {
  interface Register {
    /** A whole feature, or one of its calls. Other keys don't compile. */
    queryKey: readonly [Feature] | CallKey | OwnKey
  }
}
