import { defineMessages } from '../i18n/messages.ts'

/** Asking for a new password and setting one (AUTH-11 to AUTH-22). */
export const passwordMessages = defineMessages({
  en: {
    forgotTitle: 'Forgot your password?',
    forgotHelp: "Enter your email and we'll send you a link to set a new password.",
    email: 'Email',
    send: 'Send Password Reset Email',
    notMailed: "There's no mail server, so nothing was sent. Ask a super user for the link.",
    haveAccount: 'Have an Account? Login',
    resetTitle: 'Set a new password',
    password: 'Password',
    confirm: 'Confirm password',
    help: 'Password must be a minimum of 8 characters',
    mismatch: 'Passwords do not match',
    reset: 'Set Password',
  },
  he: {
    forgotTitle: 'שכחת את הסיסמה?',
    forgotHelp: 'הזינו את כתובת האימייל, ונשלח אליה קישור לבחירת סיסמה חדשה.',
    email: 'אימייל',
    send: 'שליחת קישור לאיפוס הסיסמה',
    notMailed: 'אין שרת דואר, ולכן שום דבר לא נשלח. אפשר לבקש את הקישור ממנהל־על.',
    haveAccount: 'יש לך חשבון? לכניסה',
    resetTitle: 'בחירת סיסמה חדשה',
    password: 'סיסמה',
    confirm: 'אימות הסיסמה',
    help: 'הסיסמה חייבת להכיל לפחות 8 תווים',
    mismatch: 'הסיסמאות אינן זהות',
    reset: 'שמירת הסיסמה',
  },
})
