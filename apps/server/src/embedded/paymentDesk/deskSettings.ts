import { createHmac } from 'node:crypto'
import type { TranzilaKeys } from '../../kernel/env.ts'
import type { Product } from '../../kernel/product.ts'

/** The desk's path on this server. */
export const deskPath = '/test-desk'

/** Settings that make the adapter use the desk as its Tranzila terminal. */
export function deskSettings({ origin, secret }: Pick<Product, 'origin' | 'secret'>): TranzilaKeys {
  const address = `${origin}${deskPath}`
  return {
    terminal: 'test',
    appKey: 'test-desk',
    secret: createHmac('sha256', secret).update('the secret of the test desk').digest('hex'),
    pageUrl: address,
    apiUrl: address,
    reportUrl: address,
    reportAmounts: 'cents',
    referenceField: { name: 'tourdesk_ref', number: 1 },
  }
}
