import { defineMessages } from '../i18n/messages.ts'

/** Labels of a person's fields, on the registration page and in the editor. */
export const personMessages = defineMessages({
  en: {
    role: 'Role',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    username: 'Username',
    mobilePhone: 'Mobile Phone',
    password: 'Password',
    missing: 'Please fill in the missing fields: {list}',
  },
  he: {
    role: 'תפקיד',
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    email: 'אימייל',
    username: 'שם משתמש',
    mobilePhone: 'טלפון נייד',
    password: 'סיסמה',
    missing: 'חסרים פרטים בשדות: {list}',
  },
})

/** A field of a person. */
export type PersonField =
  | 'role'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'username'
  | 'mobilePhone'
  | 'password'
