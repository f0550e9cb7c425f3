import type {
  CarSizeCode,
  EntryStatus,
  OrderSource,
  OrderStatus,
  OrderType,
  PaymentAction,
  PaymentStatus,
  TourOption,
} from '@tourdesk/domain/orders/vocabulary'
import type { Labels } from '../labels.ts'

/** As on the buttons of a new order (FORM-06). */
export const orderTypeLabels: Labels<OrderType> = {
  en: { daily: 'Daily', private: 'Private', package: 'Package', starTour: 'Star' },
  he: { daily: 'יומי', private: 'פרטי', package: 'חבילה', starTour: 'סיור כוכב' },
}

export const orderSourceLabels: Labels<OrderSource> = {
  en: { website: 'Website', office: 'Office', email: 'Email' },
  he: { website: 'אתר', office: 'משרד', email: 'אימייל' },
}

export const orderStatusLabels: Labels<OrderStatus> = {
  en: { pending: 'Pending', canceled: 'Canceled', paid: 'Paid' },
  he: { pending: 'ממתינה', canceled: 'בוטלה', paid: 'שולמה' },
}

/** PENDING is shown as AWAITING PAYMENT (HOLE-O27). */
export const paymentStatusLabels: Labels<PaymentStatus> = {
  en: { PENDING: 'AWAITING PAYMENT', PARTIAL: 'PARTIAL', PAID: 'PAID', CANCELED: 'CANCELED' },
  he: { PENDING: 'ממתין לתשלום', PARTIAL: 'שולם חלקית', PAID: 'שולם', CANCELED: 'בוטל' },
}

/** NOT_CONFIRMED is shown as BOOKED (FORM-77). */
export const entryStatusLabels: Labels<EntryStatus> = {
  en: {
    NOT_CONFIRMED: 'BOOKED',
    BOOKED: 'BOOKED',
    CONFIRMED: 'CONFIRMED',
    COMPLETED: 'COMPLETED',
    CANCELED: 'CANCELED',
    PARTIAL: 'PARTIAL',
  },
  he: {
    NOT_CONFIRMED: 'הוזמן',
    BOOKED: 'הוזמן',
    CONFIRMED: 'אושר',
    COMPLETED: 'הסתיים',
    CANCELED: 'בוטל',
    PARTIAL: 'חלקי',
  },
}

export const paymentActionLabels: Labels<PaymentAction> = {
  en: { charge: 'Charge', refund: 'Refund', agency: 'Pay to Agency' },
  he: { charge: 'חיוב', refund: 'זיכוי', agency: 'תשלום לסוכנות' },
}

/** The English words are the stored values (OCONST-04). */
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
