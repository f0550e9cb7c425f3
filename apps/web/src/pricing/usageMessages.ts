import { defineMessages } from '../i18n/messages.ts'

/** Texts in delete questions about the orders that use the record. */
export const usageMessages = defineMessages({
  en: {
    tours_orders: { one: '{count} order has this tour.', other: '{count} orders have this tour.' },
    tours_kept: 'Orders keep the tour. It leaves coupons, discounts, commissions and star tours.',
    ticket_types_orders: {
      one: '{count} order has tickets of this type.',
      other: '{count} orders have tickets of this type.',
    },
    ticket_types_kept: 'Orders keep their tickets and prices.',
    coupons_orders: { one: '{count} order uses this coupon.', other: '{count} orders use this coupon.' },
    coupons_kept: 'Orders keep their discount.',
    pickups_dropoffs_locations_orders: {
      one: '{count} order has its pickup or drop-off here.',
      other: '{count} orders have their pickup or drop-off here.',
    },
    pickups_dropoffs_locations_kept: 'Orders keep the place.',
    upcoming: { one: '{count} of them is still to come.', other: '{count} of them are still to come.' },
    noneUpcoming: 'None of them are upcoming.',
  },
  he: {
    tours_orders: { one: 'יש הזמנה אחת לסיור הזה.', other: 'יש {count} הזמנות לסיור הזה.' },
    tours_kept: 'הסיור נשאר בהזמנות. הוא יוסר מקופונים, מהנחות, מעמלות וממסלולים משולבים.',
    ticket_types_orders: {
      one: 'יש הזמנה אחת עם כרטיסים מהסוג הזה.',
      other: 'יש {count} הזמנות עם כרטיסים מהסוג הזה.',
    },
    ticket_types_kept: 'הכרטיסים והמחירים בהזמנות לא ישתנו.',
    coupons_orders: { one: 'הזמנה אחת משתמשת בקופון הזה.', other: '{count} הזמנות משתמשות בקופון הזה.' },
    coupons_kept: 'ההנחה בהזמנות נשארת.',
    pickups_dropoffs_locations_orders: {
      one: 'בהזמנה אחת האיסוף או ההורדה כאן.',
      other: 'ב-{count} הזמנות האיסוף או ההורדה כאן.',
    },
    pickups_dropoffs_locations_kept: 'הנקודה נשארת בהזמנות.',
    upcoming: { one: 'אחת מהן עוד לפנינו.', other: '{count} מהן עוד לפנינו.' },
    noneUpcoming: 'כולן כבר עברו או בוטלו.',
  },
})
