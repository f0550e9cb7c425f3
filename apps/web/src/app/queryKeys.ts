import type { TourdeskContract } from '@tourdesk/contract/contract'

/** A part of the contract, or the session: what a change asks to load again. */
export type Feature = keyof TourdeskContract | 'session'

/** A call of the contract, with its input. */
type CallKey = {
  [F in keyof TourdeskContract]: readonly [F, keyof TourdeskContract[F], ...unknown[]]
}[keyof TourdeskContract]

/** What isn't one call: the pages behind links of mails, and a list read to its end. */
type OwnKey = readonly ['setUp' | 'invite' | 'reset', token: string] | readonly ['highlights', 'every']

declare module '@tanstack/react-query' {
  interface Register {
    /** Everything of a feature, or one of its calls. Any other key doesn't compile. */
    queryKey: readonly [Feature] | CallKey | OwnKey
  }
}
