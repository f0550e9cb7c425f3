import { defineMessages } from '../i18n/messages.ts'

/** What the fields of a person are called, on the register page and in the editor (USR-17 to USR-25). */
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
