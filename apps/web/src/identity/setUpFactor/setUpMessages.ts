import { defineMessages } from '../../i18n/messages.ts'

/** Texts for people who need a second factor and have none. */
export const setUpMessages = defineMessages({
  en: {
    title: 'Set up a second factor to go on',
    text: 'Your account requires one besides the password: an authenticator app on your phone, or a passkey. It takes about two minutes.',
    app: 'Set up an authenticator app',
    passkey: 'Add a passkey',
    logOut: 'Log Out',
    done: 'Second factor is on',
  },
  he: {
    title: 'כדי להמשיך יש להגדיר אימות דו-שלבי',
    text: 'החשבון שלך דורש אמצעי נוסף על הסיסמה: אפליקציית אימות בטלפון או מפתח גישה. זה לוקח כשתי דקות.',
    app: 'הגדרת אפליקציית אימות',
    passkey: 'הוספת מפתח גישה',
    logOut: 'יציאה',
    done: 'האימות הדו-שלבי פעיל',
  },
})
