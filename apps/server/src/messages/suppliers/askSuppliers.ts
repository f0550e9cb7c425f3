import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { askSupplier } from './askSupplier.ts'
import { findSupplierRequest } from './findSupplierRequest.ts'

interface Asked {
  units: readonly string[]
  contact: string
  clientKey: string
}

interface Outcome {
  unit: string
  code: string | null
  byHand: boolean
}

/**
 * Asks the suppliers of several units one after the other, each in its own transaction, in their language and
 * with the remarks of an earlier request, so that
 * a refusal of one doesn't affect the others. Any other error stops it; what was done before stays done, and
 * the same `clientKey` again asks only the rest.
 */
export async function askSuppliers(
  call: Call<Person>,
  product: Pick<Product, 'env'>,
  { units, ...ask }: Asked,
): Promise<Outcome[]> {
  authorize(call.actor, 'messages.write')
  authorize(call.actor, 'dispatch.write')
  const outcomes: Outcome[] = []
  for (const unit of new Set(units)) outcomes.push(await outcomeOf(unit))
  return outcomes

  async function outcomeOf(unit: string): Promise<Outcome> {
    try {
      const { remarks } = await findSupplierRequest(call, unit)
      const { byHand } = await askSupplier(call, product, unit, { ...ask, remarks })
      return { unit, code: null, byHand }
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      return { unit, code: error.code, byHand: false }
    }
  }
}
