import type { CreditState } from '@tourdesk/domain/payments/credit'
import type { Labels } from '../labels.ts'

export const creditStateLabels: Labels<CreditState> = {
  en: { open: 'Valid', used_up: 'Used up', expired: 'Expired' },
  he: { open: 'בתוקף', used_up: 'נוצל', expired: 'פג תוקף' },
}
