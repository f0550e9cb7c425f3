import { Problem } from '@tourdesk/contract/kernel/problem'

type Params = NonNullable<Problem['params']>

/** The outcome for one order: the result of its work, or why it was refused. */
export type Outcome<Result> = { orderId: string; params: Params } & (
  | { code: null; result: Result }
  | { code: string; result: null }
)

/**
 * Does the same with several orders, one after the other, each in its own transaction, so that a refusal
 * doesn't affect the others. Any other error stops it; what was done before stays done.
 */
export async function eachOrder<Result>(
  orderIds: readonly string[],
  work: (orderId: string) => Promise<Result>,
): Promise<Outcome<Result>[]> {
  const outcomes: Outcome<Result>[] = []
  for (const orderId of new Set(orderIds)) outcomes.push(await outcomeOf(orderId, work))
  return outcomes
}

async function outcomeOf<Result>(
  orderId: string,
  work: (orderId: string) => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { orderId, code: null, params: {}, result: await work(orderId) }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    // The code of a wrong field is more specific than the problem's own.
    const { code, params } = error.issues[0] ?? error
    return { orderId, code, params: params ?? {}, result: null }
  }
}
