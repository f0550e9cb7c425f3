import type { InstalmentState } from '@tourdesk/domain/payments/instalments'
import type { AdjustmentReason, LedgerKind } from '@tourdesk/domain/payments/vocabulary'
import type { Labels } from '../labels.ts'

export { paymentMethodLabels } from '@tourdesk/words/vocabulary'

export const ledgerKindLabels: Labels<LedgerKind> = {
  en: {
    sale: 'Sale',
    adjustment: 'Price change',
    void: 'Cancellation',
    fee: 'Cancellation fee',
    payment: 'Payment',
    refund: 'Refund',
    credit_given: 'Store credit given',
    credit_used: 'Paid by store credit',
    write_off: 'Written off',
    reversal: 'Taken back',
  },
  he: {
    sale: 'מכירה',
    adjustment: 'שינוי מחיר',
    void: 'ביטול',
    fee: 'דמי ביטול',
    payment: 'תשלום',
    refund: 'זיכוי',
    credit_given: 'שובר זיכוי ניתן',
    credit_used: 'תשלום בשובר זיכוי',
    write_off: 'ויתור',
    reversal: 'ביטול רישום',
  },
}

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
