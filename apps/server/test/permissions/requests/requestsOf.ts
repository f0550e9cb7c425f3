import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Input, Route } from '@tourdesk/contract/kernel/route'
import type { Try, World } from '../world.ts'

type Made<R> = R extends Route ? Input<R> : never

/** An input for every call of a feature that succeeds for people with permission. */
export type Requests<F extends keyof TourdeskContract> = {
  [K in F]: {
    [N in keyof TourdeskContract[K]]: (
      world: World,
      asked: Try,
    ) => Made<TourdeskContract[K][N]> | Promise<Made<TourdeskContract[K][N]>>
  }
}
