import type { Address, Addresses } from './addresses.ts'
import type { Client } from './client.ts'
import type { Contract, Input, Received, Route } from './route.ts'

interface Query<R extends Route, Feature, Name> {
  queryKey: readonly [Feature, Name, object]
  queryFn: (context: { signal: AbortSignal }) => Promise<Received<R>>
}

type QueryOf<R extends Route, Feature, Name> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>) => Query<R, Feature, Name>
    : (input: Input<R>) => Query<R, Feature, Name>

/** For every GET of the contract, a function that returns a cache key and its call. */
export type Queries<C extends Contract> = {
  [F in keyof C]: { [N in keyof C[F] as C[F][N]['method'] extends 'GET' ? N : never]: QueryOf<C[F][N], F, N> }
}

/** Cache keys are `[feature, name, input]`, so that `[feature]` matches a whole feature. */
export function createQueries<C extends Contract>(addresses: Addresses<C>, client: Client<C>): Queries<C> {
  const queries: Record<string, Record<string, unknown>> = {}
  for (const [feature, routes] of Object.entries<Record<string, Address>>(addresses)) {
    queries[feature] = {}
    for (const [name, { method }] of Object.entries(routes)) {
      if (method !== 'GET') continue
      const call = client[feature]?.[name] as (input: unknown, signal: AbortSignal) => Promise<unknown>
      queries[feature][name] = (input?: unknown) => ({
        queryKey: [feature, name, input ?? {}],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(input, signal),
      })
    }
  }
  return queries as Queries<C>
}
