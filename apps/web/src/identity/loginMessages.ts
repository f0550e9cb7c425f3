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
      'Nobody can sign in yet: Tourdesk isn’t set up. Whoever installed it opens the set-up link that the server prints when it starts.',
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
    notSetUp:
      'אי אפשר להיכנס עדיין: Tourdesk עוד לא הוקמה. מי שהתקין אותה צריך לפתוח את קישור ההקמה שהשרת מציג כשהוא עולה.',
    about: 'למכור סיורים, לנהל את הקטלוג, לתכנן את היום.',
  },
})
