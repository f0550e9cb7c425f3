import { defineMessages } from '../i18n/messages.ts'

export const registerMessages = defineMessages({
  en: {
    title: 'Create your account',
    invited: 'You were invited. Check your details and choose a password.',
    retype: 'Retype password',
    help: 'Password must be a minimum of 8 characters',
    mismatch: "Passwords don't match",
    register: 'Register',
    haveAccount: 'Have an Account? Login',
  },
  he: {
    title: 'פתיחת חשבון',
    invited: 'קיבלת הזמנה להצטרף. נשאר לבדוק את הפרטים ולבחור סיסמה.',
    retype: 'הקלדת הסיסמה שוב',
    help: 'הסיסמה חייבת להכיל לפחות 8 תווים',
    mismatch: 'הסיסמאות לא תואמות',
    register: 'הרשמה',
    haveAccount: 'יש לך חשבון? לכניסה',
  },
})
