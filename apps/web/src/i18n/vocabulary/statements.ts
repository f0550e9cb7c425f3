import type { StatementLineKind, StatementState } from '@tourdesk/domain/statements/vocabulary'
import type { Labels } from '../labels.ts'

export const statementStateLabels: Labels<StatementState> = {
  en: {
    draft: 'Draft',
    confirmed: 'Confirmed',
    part_paid: 'Partly paid',
    overdue: 'Overdue',
    paid: 'Paid',
    void: 'Void',
  },
  he: {
    draft: 'טיוטה',
    confirmed: 'מאושר',
    part_paid: 'שולם חלקית',
    overdue: 'באיחור',
    paid: 'שולם',
    void: 'בוטל',
  },
}

export const statementLineLabels: Labels<StatementLineKind> = {
  en: { tour: 'Tour', cancellation: 'Cancellation', adjustment: 'Adjustment' },
  he: { tour: 'סיור', cancellation: 'ביטול', adjustment: 'התאמה' },
}
