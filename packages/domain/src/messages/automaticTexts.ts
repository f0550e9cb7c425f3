import type { AutomaticEvent } from './automatic.ts'
import type { MessageText } from './messageText.ts'
import type { MessageChannel, MessageLanguage } from './vocabulary.ts'

/** A text for mails, and a shorter one for WhatsApp and SMS. */
interface Shipped extends MessageText {
  short: string
}

/** The text that comes with the product, for an event, a channel and a language. */
export function shippedText(
  event: AutomaticEvent,
  channel: MessageChannel,
  language: MessageLanguage,
): MessageText {
  const { subject, body, short } = texts[event][language]
  return channel === 'email' ? { subject, body } : { subject: '', body: short }
}

const enEnd = `

{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`
const heEnd = enEnd

const enPickup = `{{#pickup.time}}Pickup at {{pickup.time}}{{/pickup.time}}{{^pickup.time}}Pickup{{/pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}`
const hePickup = `איסוף{{#pickup.time}} בשעה {{pickup.time}}{{/pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}`

const enVehicle = `{{#vehicle.plate}} Your vehicle: {{vehicle.make}} {{vehicle.plate}}.{{/vehicle.plate}}`
const heVehicle = `{{#vehicle.plate}} הרכב שלכם: {{vehicle.make}} {{vehicle.plate}}.{{/vehicle.plate}}`

const enTours = `{{#tours}}{{tour.name}}, {{tour.weekday}}, {{tour.date}}, {{party.tickets}}
${enPickup}

{{/tours}}`
const heTours = `{{#tours}}{{tour.name}}, {{tour.weekday}}, {{tour.date}}, {{party.tickets}}
${hePickup}

{{/tours}}`

const enCanceled = `{{#tours}}{{tour.name}}, {{tour.weekday}}, {{tour.date}}, {{party.tickets}}
{{/tours}}`
const heCanceled = enCanceled

const enCrewTour = `{{tour.name}}, {{tour.date}}{{#pickup.time}}, first pickup {{pickup.time}}{{/pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}, {{party.people}} people{{#vehicle.plate}}, vehicle {{vehicle.plate}}{{/vehicle.plate}}{{#vehicle.supplier}}, vehicle of {{vehicle.supplier}}{{/vehicle.supplier}}`
const heCrewTour = `{{tour.name}}, {{tour.date}}{{#pickup.time}}, איסוף ראשון {{pickup.time}}{{/pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}, {{party.people}} נוסעים{{#vehicle.plate}}, רכב {{vehicle.plate}}{{/vehicle.plate}}{{#vehicle.supplier}}, רכב של {{vehicle.supplier}}{{/vehicle.supplier}}`

const texts: Record<AutomaticEvent, Record<MessageLanguage, Shipped>> = {
  order_confirmed: {
    en: {
      subject: 'Your booking {{order.number}} with {{business.name}}',
      body: `Hello {{customer.firstName}},

Thank you for your booking, number {{order.number}}.

${enTours}{{#order.open}}Still to be paid: {{order.open}} of {{order.total}}.

{{/order.open}}We look forward to seeing you.${enEnd}`,
      short: `Hello {{customer.firstName}}, thank you for your booking {{order.number}}. ${enTours}{{business.name}}`,
    },
    he: {
      subject: 'הזמנה {{order.number}} אצל {{business.name}}',
      body: `שלום {{customer.firstName}},

תודה שהזמנתם אצלנו. מספר ההזמנה: {{order.number}}.

${heTours}{{#order.open}}נותר לתשלום: {{order.open}} מתוך {{order.total}}.

{{/order.open}}נשמח לראות אתכם.${heEnd}`,
      short: `שלום {{customer.firstName}}, תודה על הזמנה {{order.number}}. ${heTours}{{business.name}}`,
    },
  },
  order_changed: {
    en: {
      subject: 'Your booking {{order.number}} has changed',
      body: `Hello {{customer.firstName}},

Your booking {{order.number}} has changed:

{{#changes}}{{.}}
{{/changes}}
This is your booking now:

${enTours}{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
      short: `Hello {{customer.firstName}}, your booking {{order.number}} has changed: {{changes}}
{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'שינוי בהזמנה {{order.number}}',
      body: `שלום {{customer.firstName}},

הזמנה {{order.number}} השתנתה:

{{#changes}}{{.}}
{{/changes}}
כך נראית ההזמנה עכשיו:

${heTours}{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
      short: `שלום {{customer.firstName}}, הזמנה {{order.number}} השתנתה: {{changes}}
{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  order_canceled: {
    en: {
      subject: 'Your booking {{order.number}} is canceled',
      body: `Hello {{customer.firstName}},

Your booking {{order.number}} is canceled: {{tour.name}} on {{tour.date}}.

If you didn't ask for this, please contact us.${enEnd}`,
      short: `Hello {{customer.firstName}}, your booking {{order.number}} is canceled: {{tour.name}} on {{tour.date}}. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'הזמנה {{order.number}} בוטלה',
      body: `שלום {{customer.firstName}},

הזמנה {{order.number}} בוטלה: {{tour.name}}, {{tour.date}}.

אם לא ביקשתם לבטל, נשמח שתיצרו קשר.${heEnd}`,
      short: `שלום {{customer.firstName}}, הזמנה {{order.number}} בוטלה: {{tour.name}}, {{tour.date}}. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  departure_canceled: {
    en: {
      subject: 'Canceled: {{tour.name}} on {{tour.date}}',
      body: `Hello {{customer.firstName}},

We're sorry to let you know that we had to cancel the following in your booking {{order.number}}:

${enCanceled}{{#reason}}
{{reason}}
{{/reason}}
If you have any questions, please contact us.${enEnd}`,
      short: `Hello {{customer.firstName}}, we're sorry, but we had to cancel:
${enCanceled}{{#reason}}{{reason}}
{{/reason}}Booking {{order.number}}. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'בוטל: {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{customer.firstName}},

לצערנו נאלצנו לבטל בהזמנה {{order.number}}:

${heCanceled}{{#reason}}
{{reason}}
{{/reason}}
לכל שאלה אנחנו כאן.${heEnd}`,
      short: `שלום {{customer.firstName}}, לצערנו נאלצנו לבטל:
${heCanceled}{{#reason}}{{reason}}
{{/reason}}הזמנה {{order.number}}. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  departure_moved: {
    en: {
      subject: 'We had to change your booking {{order.number}}',
      body: `Hello {{customer.firstName}},

We're sorry, but we had to change your booking {{order.number}}:

{{#changes}}{{.}}
{{/changes}}{{#reason}}
{{reason}}
{{/reason}}
This is your booking now:

${enTours}If this doesn't suit you, please contact us.${enEnd}`,
      short: `Hello {{customer.firstName}}, we're sorry, but we had to change your booking {{order.number}}:
{{changes}}
{{#reason}}{{reason}}
{{/reason}}If this doesn't suit you, please contact us. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'נאלצנו לשנות את הזמנה {{order.number}}',
      body: `שלום {{customer.firstName}},

לצערנו נאלצנו לשנות את הזמנה {{order.number}}:

{{#changes}}{{.}}
{{/changes}}{{#reason}}
{{reason}}
{{/reason}}
כך נראית ההזמנה עכשיו:

${heTours}אם השינוי לא מתאים לכם, נשמח שתפנו אלינו.${heEnd}`,
      short: `שלום {{customer.firstName}}, לצערנו נאלצנו לשנות את הזמנה {{order.number}}:
{{changes}}
{{#reason}}{{reason}}
{{/reason}}אם השינוי לא מתאים לכם, נשמח שתפנו אלינו. {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  payment_link: {
    en: {
      subject: 'Payment of {{payment.amount}} for booking {{order.number}}',
      body: `Hello {{customer.firstName}},

{{payment.amount}} is due for your booking {{order.number}}{{#payment.dueDate}} by {{payment.dueDate}}{{/payment.dueDate}}. You can pay by card on a secure page:

{{payment.link}}${enEnd}`,
      short: `Hello {{customer.firstName}}, {{payment.amount}} is due for your booking {{order.number}}. Pay here: {{payment.link}} {{business.name}}`,
    },
    he: {
      subject: 'תשלום {{payment.amount}} עבור הזמנה {{order.number}}',
      body: `שלום {{customer.firstName}},

נותר לשלם {{payment.amount}} עבור הזמנה {{order.number}}{{#payment.dueDate}}, עד {{payment.dueDate}}{{/payment.dueDate}}. אפשר לשלם בכרטיס אשראי בדף מאובטח:

{{payment.link}}${heEnd}`,
      short: `שלום {{customer.firstName}}, נותר לשלם {{payment.amount}} עבור הזמנה {{order.number}}. לתשלום: {{payment.link}} {{business.name}}`,
    },
  },
  balance_due: {
    en: {
      subject: '{{payment.amount}} is due on {{payment.dueDate}} for booking {{order.number}}',
      body: `Hello {{customer.firstName}},

A reminder: {{payment.amount}} is due on {{payment.dueDate}} for your booking {{order.number}}. You can pay here:

{{payment.link}}${enEnd}`,
      short: `Hello {{customer.firstName}}, {{payment.amount}} is due on {{payment.dueDate}} for your booking {{order.number}}. Pay here: {{payment.link}} {{business.name}}`,
    },
    he: {
      subject: 'עד {{payment.dueDate}}: תשלום {{payment.amount}} עבור הזמנה {{order.number}}',
      body: `שלום {{customer.firstName}},

תזכורת: עד {{payment.dueDate}} צריך לשלם {{payment.amount}} עבור הזמנה {{order.number}}. לתשלום:

{{payment.link}}${heEnd}`,
      short: `שלום {{customer.firstName}}, עד {{payment.dueDate}} צריך לשלם {{payment.amount}} עבור הזמנה {{order.number}}. לתשלום: {{payment.link}} {{business.name}}`,
    },
  },
  balance_overdue: {
    en: {
      subject: 'Reminder: {{payment.amount}} for booking {{order.number}}',
      body: `Hello {{customer.firstName}},

{{payment.amount}} was due on {{payment.dueDate}} for your booking {{order.number}}. You can pay here:

{{payment.link}}

If you have paid in the meantime, thank you. Please ignore this message.${enEnd}`,
      short: `Hello {{customer.firstName}}, {{payment.amount}} was due on {{payment.dueDate}} for your booking {{order.number}}. Pay here: {{payment.link}} {{business.name}}`,
    },
    he: {
      subject: 'תזכורת: תשלום {{payment.amount}} עבור הזמנה {{order.number}}',
      body: `שלום {{customer.firstName}},

מועד התשלום של {{payment.amount}} עבור הזמנה {{order.number}} היה {{payment.dueDate}}. לתשלום:

{{payment.link}}

אם כבר שילמתם – תודה, ואפשר להתעלם מההודעה.${heEnd}`,
      short: `שלום {{customer.firstName}}, מועד התשלום של {{payment.amount}} עבור הזמנה {{order.number}} היה {{payment.dueDate}}. לתשלום: {{payment.link}} {{business.name}}`,
    },
  },
  tour_reminder: {
    en: {
      subject: 'Your tour {{tour.name}} on {{tour.date}}',
      body: `Hello {{customer.firstName}},

We look forward to seeing you on {{tour.date}}: {{tour.name}}, order {{order.number}}. {{#pickup.time}}We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}We'll tell you the pickup time as soon as we know it.{{/pickup.time}}${enVehicle}${enEnd}`,
      short: `{{tour.name}} on {{tour.date}}. {{#pickup.time}}We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}We'll tell you the pickup time as soon as we know it.{{/pickup.time}}${enVehicle} {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'הסיור שלכם {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{customer.firstName}},

נפגשים בתאריך {{tour.date}}: {{tour.name}}, הזמנה {{order.number}}. {{#pickup.time}}נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}נעדכן את שעת האיסוף ברגע שתיקבע.{{/pickup.time}}${heVehicle}${heEnd}`,
      short: `{{tour.name}}, {{tour.date}}. {{#pickup.time}}נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}נעדכן את שעת האיסוף ברגע שתיקבע.{{/pickup.time}}${heVehicle} {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  pickup_changed: {
    en: {
      subject: 'New pickup time for {{tour.name}} on {{tour.date}}',
      body: `Hello {{customer.firstName}},

Your pickup for {{tour.name}} on {{tour.date}} has changed. {{#pickup.time}}We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}We'll tell you the new time as soon as we know it.{{/pickup.time}}${enVehicle}${enEnd}`,
      short: `Your pickup for {{tour.name}} on {{tour.date}} has changed. {{#pickup.time}}We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}We'll tell you the new time as soon as we know it.{{/pickup.time}}${enVehicle} {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'שעת איסוף חדשה לסיור {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{customer.firstName}},

שעת האיסוף לסיור {{tour.name}} בתאריך {{tour.date}} השתנתה. {{#pickup.time}}נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}נעדכן את השעה החדשה ברגע שתיקבע.{{/pickup.time}}${heVehicle}${heEnd}`,
      short: `שעת האיסוף לסיור {{tour.name}} בתאריך {{tour.date}} השתנתה. {{#pickup.time}}נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.{{/pickup.time}}{{^pickup.time}}נעדכן את השעה החדשה ברגע שתיקבע.{{/pickup.time}}${heVehicle} {{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  crew_assigned: {
    en: {
      subject: 'Your tour {{tour.name}} on {{tour.date}}',
      body: `Hello {{crew.firstName}},

You're on this tour: ${enCrewTour}.${enEnd}`,
      short: `Hello {{crew.firstName}}, you're on this tour: ${enCrewTour}. {{business.name}}`,
    },
    he: {
      subject: 'שיבוץ לסיור {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{crew.firstName}},

שובצת לסיור: ${heCrewTour}.${heEnd}`,
      short: `שלום {{crew.firstName}}, שובצת לסיור: ${heCrewTour}. {{business.name}}`,
    },
  },
  crew_removed: {
    en: {
      subject: "You're off the tour {{tour.name}} on {{tour.date}}",
      body: `Hello {{crew.firstName}},

You're no longer on this tour: {{tour.name}}, {{tour.date}}.${enEnd}`,
      short: `Hello {{crew.firstName}}, you're no longer on this tour: {{tour.name}}, {{tour.date}}. {{business.name}}`,
    },
    he: {
      subject: 'ביטול שיבוץ לסיור {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{crew.firstName}},

השיבוץ שלך לסיור {{tour.name}} בתאריך {{tour.date}} בוטל.${heEnd}`,
      short: `שלום {{crew.firstName}}, השיבוץ שלך לסיור {{tour.name}} בתאריך {{tour.date}} בוטל. {{business.name}}`,
    },
  },
  crew_day: {
    en: {
      subject: 'Your day {{tour.date}}',
      body: `Hello {{crew.firstName}},

{{#tours}}${enCrewTour}
{{/tours}}{{^tours}}You have no tours on {{tour.date}}.{{/tours}}{{#crew.link}}
{{crew.link}}{{/crew.link}}${enEnd}`,
      short: `Hello {{crew.firstName}}, {{#tours}}${enCrewTour}
{{/tours}}{{^tours}}you have no tours on {{tour.date}}.{{/tours}}{{#crew.link}}
{{crew.link}}{{/crew.link}}`,
    },
    he: {
      subject: 'יום העבודה שלך, {{tour.date}}',
      body: `שלום {{crew.firstName}},

{{#tours}}${heCrewTour}
{{/tours}}{{^tours}}אין לך סיורים בתאריך {{tour.date}}.{{/tours}}{{#crew.link}}
{{crew.link}}{{/crew.link}}${heEnd}`,
      short: `שלום {{crew.firstName}}, {{#tours}}${heCrewTour}
{{/tours}}{{^tours}}אין לך סיורים בתאריך {{tour.date}}.{{/tours}}{{#crew.link}}
{{crew.link}}{{/crew.link}}`,
    },
  },
  seat_offered: {
    en: {
      subject: 'Places for you: {{tour.name}}, {{tour.date}}',
      body: `Hello {{customer.firstName}},

There are places for {{party.people}} on {{tour.name}}, {{tour.weekday}}, {{tour.date}}. We keep them for you until {{offer.until}}.{{#offer.link}}
{{offer.link}}{{/offer.link}}{{^offer.link}}
To book, please answer this mail or call us.{{/offer.link}}${enEnd}`,
      short: `Hello {{customer.firstName}}, there are places for {{party.people}} on {{tour.name}}, {{tour.date}}. We keep them for you until {{offer.until}}. {{offer.link}} {{business.name}} {{business.phone}}`,
    },
    he: {
      subject: 'התפנו מקומות: {{tour.name}}, {{tour.date}}',
      body: `שלום {{customer.firstName}},

התפנו מקומות ל-{{party.people}} בסיור {{tour.name}}, {{tour.weekday}}, {{tour.date}}. אנחנו שומרים לכם אותם עד {{offer.until}}.{{#offer.link}}
{{offer.link}}{{/offer.link}}{{^offer.link}}
להזמנה אפשר להשיב להודעה הזאת או להתקשר אלינו.{{/offer.link}}${heEnd}`,
      short: `שלום {{customer.firstName}}, התפנו מקומות ל-{{party.people}} בסיור {{tour.name}}, {{tour.date}}. אנחנו שומרים אותם עד {{offer.until}}. {{offer.link}} {{business.name}} {{business.phone}}`,
    },
  },
  statement_ready: {
    en: {
      subject: 'Statement {{statement.number}}',
      body: `Hello {{agency.name}},

Your statement {{statement.number}} for {{statement.period}} is attached.{{#statement.toPay}}
To pay: {{statement.toPay}}, by {{statement.dueDate}}.{{/statement.toPay}}{{#statement.credit}}
We owe you {{statement.credit}}.{{/statement.credit}}${enEnd}`,
      short: `Hello {{agency.name}}, your statement {{statement.number}} for {{statement.period}} is ready.{{#statement.toPay}} To pay: {{statement.toPay}}, by {{statement.dueDate}}.{{/statement.toPay}} {{business.name}}`,
    },
    he: {
      subject: 'דף חשבון {{statement.number}}',
      body: `שלום {{agency.name}},

מצורף דף חשבון {{statement.number}} לתקופה {{statement.period}}.{{#statement.toPay}}
לתשלום: {{statement.toPay}}, עד {{statement.dueDate}}.{{/statement.toPay}}{{#statement.credit}}
לזכותכם: {{statement.credit}}.{{/statement.credit}}${heEnd}`,
      short: `שלום {{agency.name}}, דף חשבון {{statement.number}} לתקופה {{statement.period}} מוכן.{{#statement.toPay}} לתשלום: {{statement.toPay}}, עד {{statement.dueDate}}.{{/statement.toPay}} {{business.name}}`,
    },
  },
  statement_overdue: {
    en: {
      subject: 'Reminder: statement {{statement.number}}',
      body: `Hello {{agency.name}},

Statement {{statement.number}} was due on {{statement.dueDate}}, and {{statement.open}} is still open. The statement is attached.

If you've paid in the meantime, please ignore this reminder.${enEnd}`,
      short: `Hello {{agency.name}}, statement {{statement.number}} was due on {{statement.dueDate}}, and {{statement.open}} is still open. {{business.name}}`,
    },
    he: {
      subject: 'תזכורת: דף חשבון {{statement.number}}',
      body: `שלום {{agency.name}},

מועד התשלום של דף חשבון {{statement.number}} היה {{statement.dueDate}}, ועדיין נותרו לתשלום {{statement.open}}. דף החשבון מצורף.

אם שילמתם בינתיים, אפשר להתעלם מהתזכורת.${heEnd}`,
      short: `שלום {{agency.name}}, מועד התשלום של דף חשבון {{statement.number}} היה {{statement.dueDate}}, ועדיין נותרו לתשלום {{statement.open}}. {{business.name}}`,
    },
  },
}
