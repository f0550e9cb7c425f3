import type { CreditState } from '@tourdesk/domain/payments/credit'
import type { Labels } from '../labels.ts'

export const creditStateLabels: Labels<CreditState> = {
  en: { open: 'Valid', used_up: 'Used up', taken_back: 'Taken back', expired: 'Expired' },
  he: { open: 'בתוקף', used_up: 'נוצל', taken_back: 'בוטל', expired: 'פג תוקף' },
}
