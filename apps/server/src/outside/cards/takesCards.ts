import type { Env } from '../../kernel/env.ts'

/** True if somebody takes card payments: a terminal, or the test desk, which production doesn't have. */
export function takesCards({ tranzila, production }: Pick<Env, 'tranzila' | 'production'>): boolean {
  return tranzila !== undefined || !production
}
