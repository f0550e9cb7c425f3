import { defineMessages } from '../i18n/messages.ts'

/** Mails that were sent or wait to be (HOLE-A59). */
export const outboxMessages = defineMessages({
  en: {
    title: 'Sent mail',
    list: 'Mails, newest first',
    created: 'Written',
    recipient: 'To',
    subject: 'Subject',
    status: 'Status',
    none: 'No mail yet.',
    sent: 'Sent {time}',
    tries: { one: 'Tried once', other: 'Tried {count} times' },
    body: 'Text of the mail',
    loading: 'Mail',
  },
  he: {
    title: 'דואר יוצא',
    list: 'הודעות דואר, החדשות תחילה',
    created: 'נכתב',
    recipient: 'אל',
    subject: 'נושא',
    status: 'סטטוס',
    none: 'עדיין לא נשלח דואר.',
    sent: 'נשלח {time}',
    tries: { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '{count} ניסיונות' },
    body: 'תוכן ההודעה',
    loading: 'הודעה',
  },
})
