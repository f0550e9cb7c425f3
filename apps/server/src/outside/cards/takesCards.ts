import type { Env } from '../../kernel/env.ts'

/** True if card payments are possible: with a terminal, or the test desk, which production doesn't have. */
export function takesCards({ tranzila, production }: Pick<Env, 'tranzila' | 'production'>): boolean {
  return tranzila !== undefined || !production
}
