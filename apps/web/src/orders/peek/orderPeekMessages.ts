import { defineMessages } from '../../i18n/messages.ts'

/** Texts of an order beside its list. */
export const orderPeekMessages = defineMessages({
  en: {
    label: 'Preview of the order',
    openPage: 'Open page',
  },
  he: {
    label: 'תצוגה מקדימה של ההזמנה',
    openPage: 'פתיחת הדף',
  },
})
