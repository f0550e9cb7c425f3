import type { CarSizeCode, TourOption } from '@tourdesk/domain/entries/vocabulary'
import type { PaymentAction, PaymentState } from '@tourdesk/domain/payments/vocabulary'
import { orderStatusLabels } from '@tourdesk/words/vocabulary'
import type { Labels } from '../labels.ts'

export {
  entryStatusLabels,
  orderSourceLabels,
  orderStatusLabels,
  orderTypeLabels,
  paymentStatusLabels,
} from '@tourdesk/words/vocabulary'

/** A payment has the same three statuses as an order. */
export const paymentStateLabels: Labels<PaymentState> = {
  en: orderStatusLabels.en,
  he: { pending: 'ממתין', canceled: 'בוטל', paid: 'שולם' },
}

export const paymentActionLabels: Labels<PaymentAction> = {
  en: { charge: 'Charge', refund: 'Refund', agency: 'Pay to Agency' },
  he: { charge: 'חיוב', refund: 'זיכוי', agency: 'תשלום לסוכנות' },
}

/** The English words are the stored values. */
export const tourOptionLabels: Labels<TourOption> = {
  en: {
    'car only': 'car only',
    'car + guide': 'car + guide',
    'guide only': 'guide only',
    private: 'private',
  },
  he: {
    'car only': 'רכב בלבד',
    'car + guide': 'רכב + מדריך',
    'guide only': 'מדריך בלבד',
    private: 'פרטי',
  },
}

export const carSizeLabels: Labels<CarSizeCode> = {
  en: {
    '4_seater': '4-seater',
    '4_seater_deluxe': '4-seater deluxe',
    '7_seater': '7-seater',
    '7_seater_deluxe': '7-seater deluxe',
    '10_seater': '10-seater',
    '10_seater_deluuxe': '10-seater deluxe',
    '16_19_seater': '16–19-seater',
  },
  he: {
    '4_seater': '4 מקומות',
    '4_seater_deluxe': '4 מקומות דלוקס',
    '7_seater': '7 מקומות',
    '7_seater_deluxe': '7 מקומות דלוקס',
    '10_seater': '10 מקומות',
    '10_seater_deluuxe': '10 מקומות דלוקס',
    '16_19_seater': '16 עד 19 מקומות',
  },
}
