import { defineMessages } from '../../i18n/messages.ts'

export const replyMessages = defineMessages({
  en: {
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'Accepted',
    declined: 'Declined: {reason}',
    asked: 'Please reply',
    changedReply: 'Something changed. Please reply again.',
    declineTitle: 'Why can’t you?',
    reason: 'Reason',
    sayWhy: 'Please say why',
    send: 'Send',
    changeMind: 'I can after all',
    changed: 'Changed: {from} → {to}',
  },
  he: {
    accept: 'מאשר/ת',
    decline: 'לא יכול/ה',
    accepted: 'אישרת',
    declined: 'לא יכול/ה: {reason}',
    asked: 'נא לאשר',
    changedReply: 'משהו השתנה. נא לאשר שוב.',
    declineTitle: 'למה לא?',
    reason: 'סיבה',
    sayWhy: 'נא לכתוב סיבה',
    send: 'שליחה',
    changeMind: 'אני כן יכול/ה',
    // Isolated from left to right, or the arrow would point backwards.
    changed: 'השתנה: \u2066{from} → {to}\u2069',
  },
})
