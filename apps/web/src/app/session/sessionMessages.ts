import { defineMessages } from '../../i18n/messages.ts'

/** The messages of a page whose session is over or now belongs to another user or account. */
export const sessionMessages = defineMessages({
  en: {
    endedTitle: 'Your session has ended',
    endedText: 'Sign in again to go on where you were. Everything you typed is still here.',
    password: 'Password',
    passwordRequired: 'password is required',
    signIn: 'Sign In',
    someoneElse: 'Sign in as someone else',
    accountTitle: 'This browser switched accounts',
    accountText:
      'It now works in {now}, but this page was opened in {page}. Nothing on this page was saved in {now}.',
    accountClosed: '{page} is no longer open to you.',
    backTo: 'Back to {name}',
    goOnIn: 'Continue in {name}',
    personTitle: 'Someone else signed in',
    personText:
      'This browser is now signed in as {now}, but this page belongs to {page}. Sign in again to go on with it.',
    goOnAs: 'Continue as {name}',
    idleText: 'Are you still there? You’ll be signed out for inactivity; what you typed is kept.',
    idleSeconds: { one: '{count} second left.', other: '{count} seconds left.' },
    stay: 'Stay signed in',
  },
  he: {
    endedTitle: 'החיבור למערכת הסתיים',
    endedText: 'כדי להמשיך מאותה נקודה צריך להתחבר שוב. כל מה שהקלדת עדיין כאן.',
    password: 'סיסמה',
    passwordRequired: 'צריך להזין סיסמה',
    signIn: 'כניסה',
    someoneElse: 'כניסה עם משתמש אחר',
    accountTitle: 'הדפדפן עבר לחשבון אחר',
    accountText:
      'הדפדפן עובד עכשיו בחשבון \u2068{now}\u2069, אבל העמוד הזה נפתח בחשבון \u2068{page}\u2069. שום דבר מהעמוד הזה לא נשמר בחשבון \u2068{now}\u2069.',
    accountClosed: 'החשבון \u2068{page}\u2069 כבר לא פתוח עבורך.',
    backTo: 'חזרה אל \u2068{name}\u2069',
    goOnIn: 'להמשיך בחשבון \u2068{name}\u2069',
    personTitle: 'משתמש אחר התחבר',
    personText:
      'הדפדפן מחובר עכשיו בתור \u2068{now}\u2069, אבל העמוד הזה שייך אל \u2068{page}\u2069. כדי להמשיך בו צריך להתחבר שוב.',
    goOnAs: 'להמשיך בתור \u2068{name}\u2069',
    idleText: 'עדיין כאן? ללא שימוש החיבור יסתיים, ומה שהקלדת יישמר.',
    idleSeconds: { one: 'נשארה שנייה אחת.', two: 'נשארו שתי שניות.', other: 'נשארו {count} שניות.' },
    stay: 'להישאר במערכת',
  },
})
