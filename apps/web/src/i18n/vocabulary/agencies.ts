import type { Invoicing, LimitAction, StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import type { Labels } from '../labels.ts'

export const limitActionLabels: Labels<LimitAction> = {
  en: { warn: 'Save and mark the order', block: 'Refuse orders of the agency' },
  he: { warn: 'לשמור ולסמן את ההזמנה', block: 'לא לקבל הזמנות מהסוכנות' },
}

export const statementBasisLabels: Labels<StatementBasis> = {
  en: { booking: 'Day of the order', travel: 'Day of the tour', completed: 'Day the tour was completed' },
  he: { booking: 'יום ההזמנה', travel: 'יום הסיור', completed: 'יום סיום הסיור' },
}

export const invoicingLabels: Labels<Invoicing> = {
  en: { net: 'The price less commission', gross: 'The full price' },
  he: { net: 'המחיר בניכוי עמלה', gross: 'המחיר המלא' },
}
