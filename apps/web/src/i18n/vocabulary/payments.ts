import type { InstalmentState } from '@tourdesk/domain/payments/instalments'
import type { AdjustmentReason } from '@tourdesk/domain/payments/vocabulary'
import type { Labels } from '../labels.ts'

export { ledgerKindLabels, paymentMethodLabels } from '@tourdesk/words/vocabulary'

export const adjustmentReasonLabels: Labels<AdjustmentReason> = {
  en: {
    edit: 'Order edited',
    custom_price: 'Custom price',
    move: 'Moved to another departure',
    currency: 'Currency changed',
  },
  he: {
    edit: 'עריכת ההזמנה',
    custom_price: 'מחיר מיוחד',
    move: 'העברה ליציאה אחרת',
    currency: 'החלפת מטבע',
  },
}

export const instalmentStateLabels: Labels<InstalmentState> = {
  en: { paid: 'PAID', overdue: 'OVERDUE', due_soon: 'DUE SOON', open: 'OPEN' },
  he: { paid: 'שולם', overdue: 'באיחור', due_soon: 'לתשלום בקרוב', open: 'פתוח' },
}
