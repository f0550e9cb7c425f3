import type { MoneyFilter } from '@tourdesk/domain/payments/vocabulary'
import type { Labels } from '../labels.ts'

export const moneyFilterLabels: Labels<MoneyFilter> = {
  en: { unpriced: 'Waiting for a price', unpaid: 'Not paid', overdue: 'Overdue' },
  he: { unpriced: 'ממתינות למחיר', unpaid: 'לא שולמו', overdue: 'באיחור' },
}
