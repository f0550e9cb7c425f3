import { defineMessages } from '../i18n/messages.ts'

/** Texts about batches and their progress. */
export const batchTexts = defineMessages({
  en: {
    progress: 'Progress',
    sentOf: '{sent} of {total} sent',
    waiting: { one: '{count} on its way', other: '{count} on their way' },
    byHand: { one: '{count} to send by hand', other: '{count} to send by hand' },
    failed: { one: '{count} failed', other: '{count} failed' },
    canceled: { one: '{count} canceled', other: '{count} canceled' },
    stopped: 'Stopped',
    stop: 'Stop sending',
    stopQuestion: {
      one: "Stop sending? One message isn't out yet and will be canceled.",
      other: "Stop sending? {count} messages aren't out yet and will be canceled.",
    },
    stoppedDone: 'Stopped. Messages already sent can’t be recalled.',
    notStopped: 'Could not stop',
    running: 'Messages are going out',
    showThem: 'Show these messages',
    everything: 'Show all messages',
    batch: 'Messages sent together',
  },
  he: {
    progress: 'התקדמות',
    sentOf: '{sent} מתוך {total} נשלחו',
    waiting: { one: 'אחת בדרך', two: 'שתיים בדרך', other: '{count} בדרך' },
    byHand: { one: 'אחת לשליחה ידנית', two: 'שתיים לשליחה ידנית', other: '{count} לשליחה ידנית' },
    failed: { one: 'אחת נכשלה', two: 'שתיים נכשלו', other: '{count} נכשלו' },
    canceled: { one: 'אחת בוטלה', two: 'שתיים בוטלו', other: '{count} בוטלו' },
    stopped: 'נעצר',
    stop: 'עצירת השליחה',
    stopQuestion: {
      one: 'לעצור את השליחה? הודעה אחת עוד לא יצאה ותבוטל.',
      two: 'לעצור את השליחה? שתי הודעות עוד לא יצאו ויבוטלו.',
      other: 'לעצור את השליחה? {count} הודעות עוד לא יצאו ויבוטלו.',
    },
    stoppedDone: 'השליחה נעצרה. מה שכבר יצא נשאר.',
    notStopped: 'העצירה לא הצליחה',
    running: 'הודעות יוצאות עכשיו',
    showThem: 'להודעות האלה',
    everything: 'לכל ההודעות',
    batch: 'הודעות באותו משלוח',
  },
})
