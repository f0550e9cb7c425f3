import { defineMessages } from '../i18n/messages.ts'

/** Texts about the message of an order whose departure is canceled or moved. */
export const messageLineTexts = defineMessages({
  en: {
    noMessage: 'No message',
    silent: 'No message: {why}',
    toAgency: '{channel} to the agency',
    toCustomer: '{channel} to the customer',
  },
  he: {
    noMessage: 'ללא הודעה',
    silent: 'ללא הודעה: {why}',
    toAgency: '{channel} לסוכנות',
    toCustomer: '{channel} ללקוח',
  },
})
