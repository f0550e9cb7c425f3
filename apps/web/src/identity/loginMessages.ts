import { defineMessages } from '../i18n/messages.ts'

export const loginMessages = defineMessages({
  en: {
    title: 'Sign In',
    email: 'Email or username',
    password: 'Password',
    rememberMe: 'Remember Me',
    signIn: 'Sign In',
    forgotPassword: 'Forgot password',
    emailRequired: 'valid email is required',
    passwordRequired: 'password is required',
    lineOne: 'Every tour, every seat,',
    lineTwo: 'every morning pickup.',
    notSetUp:
      'Tourdesk isn’t set up yet, so nobody can sign in. To set it up, open the link that the server printed when it started.',
    about: 'Sell tours, keep the catalogue, plan the day.',
  },
  he: {
    title: 'כניסה למערכת',
    email: 'אימייל או שם משתמש',
    password: 'סיסמה',
    rememberMe: 'לזכור אותי',
    signIn: 'כניסה',
    forgotPassword: 'שכחתי סיסמה',
    emailRequired: 'צריך להזין אימייל תקין',
    passwordRequired: 'צריך להזין סיסמה',
    lineOne: 'כל סיור, כל מקום,',
    lineTwo: 'כל איסוף בבוקר.',
    notSetUp: 'Tourdesk עוד לא הוקמה, ולכן אי אפשר להיכנס. כדי להקים אותה, פתחו את הקישור שהשרת הציג כשעלה.',
    about: 'למכור סיורים, לנהל את הקטלוג, לתכנן את היום.',
  },
})
