import type { CustomerEvent, MessageLanguage } from './vocabulary.ts'

/** A text with placeholders; only mails have a subject. */
export interface MessageText {
  subject: string
  body: string
}

/** The texts that come with the product. */
export const shippedTexts: Record<Exclude<CustomerEvent, 'free'>, Record<MessageLanguage, MessageText>> = {
  pickup_changed: {
    en: {
      subject: 'New pickup time for {{tour.name}} on {{tour.date}}',
      body: `Hello {{customer.firstName}},

Your pickup for {{tour.name}} on {{tour.date}} has changed. We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.

{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'שעת איסוף חדשה לסיור {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{customer.firstName}},

שעת האיסוף לסיור {{tour.name}} בתאריך {{tour.date}} השתנתה. נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.

{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
  tour_reminder: {
    en: {
      subject: 'Your tour {{tour.name}} on {{tour.date}}',
      body: `Hello {{customer.firstName}},

We look forward to seeing you on {{tour.date}}: {{tour.name}}, order {{order.number}}. We'll pick you up at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.

{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
    he: {
      subject: 'הסיור שלכם {{tour.name}} בתאריך {{tour.date}}',
      body: `שלום {{customer.firstName}},

נפגשים בתאריך {{tour.date}}: {{tour.name}}, הזמנה {{order.number}}. נאסוף אתכם בשעה {{pickup.time}}{{#pickup.place}}, {{pickup.place}}{{/pickup.place}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.

{{business.name}}{{#business.phone}}, {{business.phone}}{{/business.phone}}`,
    },
  },
}
