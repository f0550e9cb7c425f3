import { defineMessages } from '../i18n/messages.ts'

/** Mails that were sent or wait to be (HOLE-A59). */
export const outboxMessages = defineMessages({
  en: {
    title: 'Outbox',
    list: 'Mails, newest first',
    created: 'Written',
    recipient: 'To',
    subject: 'Subject',
    status: 'Status',
    none: 'No mail yet.',
    allDays: 'All days',
    sent: 'Sent {time}',
    kept: "There's no mail server, so this mail wasn't sent. Pass its link on yourself.",
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
    none: 'עדיין לא נכתב דואר.',
    allDays: 'כל הימים',
    sent: 'נשלח {time}',
    kept: 'אין שרת דואר, ולכן ההודעה לא נשלחה. את הקישור שבה צריך למסור ישירות.',
    tries: { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '{count} ניסיונות' },
    body: 'תוכן ההודעה',
    loading: 'הודעה',
  },
})
