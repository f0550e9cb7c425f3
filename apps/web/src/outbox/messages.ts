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
    search: 'Search by recipient or subject',
    none: 'No mail yet.',
    allDays: 'All days',
    sent: 'Sent {time}',
    kept: "There's no mail server, so this mail wasn't sent. Pass its link on yourself.",
    tries: { one: 'Tried once', other: 'Tried {count} times' },
    body: 'Text of the mail',
    removed: "This mail had a personal link, so its text isn't kept once it's sent or the link has expired.",
    loading: 'Mail',
  },
  he: {
    title: 'דואר יוצא',
    list: 'הודעות דואר, החדשות תחילה',
    created: 'נכתב',
    recipient: 'אל',
    subject: 'נושא',
    status: 'סטטוס',
    search: 'חיפוש לפי נמען או נושא',
    none: 'עדיין לא נכתב דואר.',
    allDays: 'כל הימים',
    sent: 'נשלח {time}',
    kept: 'אין שרת דואר, ולכן ההודעה לא נשלחה. את הקישור שבה צריך למסור ישירות.',
    tries: { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '{count} ניסיונות' },
    body: 'תוכן ההודעה',
    removed: 'בהודעה היה קישור אישי, ולכן התוכן שלה לא נשמר אחרי השליחה או אחרי שפג תוקף הקישור.',
    loading: 'הודעה',
  },
})
