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
    joinTitle: 'Join \u2068{name}\u2069',
    joinHelp: 'You already have a login here. Sign in with it to join.',
    joinSignedIn: 'You keep your login and your password, and switch between your accounts.',
    join: 'Join',
    signInAndJoin: 'Sign In and Join',
  },
  he: {
    title: 'פתיחת חשבון',
    invited: 'קיבלת הזמנה להצטרף. נשאר לבדוק את הפרטים ולבחור סיסמה.',
    retype: 'הקלדת הסיסמה שוב',
    help: 'הסיסמה חייבת להכיל לפחות 8 תווים',
    mismatch: 'הסיסמאות לא תואמות',
    register: 'הרשמה',
    haveAccount: 'יש לך חשבון? לכניסה',
    joinTitle: 'הצטרפות אל \u2068{name}\u2069',
    joinHelp: 'כבר יש לך משתמש במערכת. כדי להצטרף צריך להתחבר.',
    joinSignedIn: 'פרטי הכניסה שלך נשארים כמו שהם, ואפשר לעבור בין החשבונות.',
    join: 'הצטרפות',
    signInAndJoin: 'כניסה והצטרפות',
  },
})
