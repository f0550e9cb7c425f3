import type { MismatchKind } from '@tourdesk/domain/payments/vocabulary'
import type { Labels } from '../labels.ts'

export const mismatchLabels: Labels<MismatchKind> = {
  en: {
    total: 'The price of the order and its ledger',
    payments: 'The payments and the ledger',
    instalments: 'The instalments and the total of the order',
    status: 'The status of the order and its ledger',
    listed: 'The amounts in Operations and the ledger',
    shares: 'The shares of the tours and the price of the order',
    agency_entry: 'The tours on the agency’s account and the order',
    agency_statement: 'A statement of an agency, what it bills and what pays it',
    credit: 'What’s left of a store credit and the ledgers',
    card_missing: 'A card payment that the card company doesn’t know',
    card_differs: 'A card payment that the card company reports differently',
    card_refund: 'A refund that was made at the card company',
  },
  he: {
    total: 'מחיר ההזמנה והכרטסת',
    payments: 'התשלומים והכרטסת',
    instalments: 'מועדי התשלום וסך ההזמנה',
    status: 'סטטוס ההזמנה והכרטסת',
    listed: 'הסכומים במסך התפעול והכרטסת',
    shares: 'החלק של כל סיור ומחיר ההזמנה',
    agency_entry: 'הסיורים בחשבון הסוכנות וההזמנה',
    agency_statement: 'דף חשבון של סוכנות, השורות שבו והתשלומים שלו',
    credit: 'היתרה בשובר זיכוי והכרטסות',
    card_missing: 'תשלום בכרטיס שחברת הסליקה לא מכירה',
    card_differs: 'תשלום בכרטיס שחברת הסליקה מדווחת עליו אחרת',
    card_refund: 'החזר שבוצע ישירות בחברת הסליקה',
  },
}
