import { toDollars } from '@tourdesk/domain/money'
import type { TranzilaKeys } from '../../../kernel/env.ts'
import type { PageRequest } from '../cardProvider.ts'
import { pageCurrencies } from './currencies.ts'

const languages = { en: 'us', he: 'il' }

/** The address of the hosted page for one regular charge. */
export function pageAddress(
  { pageUrl, terminal, referenceField }: TranzilaKeys,
  { reference, amount, currency, language, description, payer, addresses }: PageRequest,
  thtk: string,
): string {
  const query = new URLSearchParams({
    sum: toDollars(amount).toFixed(2),
    currency: pageCurrencies[currency],
    cred_type: '1',
    tranmode: 'A',
    thtk,
    lang: languages[language],
    newprocess: '1',
    u71: '1',
    pdesc: description,
    contact: payer.name,
    email: payer.email,
    phone: payer.phone,
    [referenceField.name]: reference,
    success_url_address: addresses.success,
    fail_url_address: addresses.failure,
    notify_url_address: addresses.notice,
  })
  return `${pageUrl}/${encodeURIComponent(terminal)}/iframenew.php?${query}`
}
