import { defineMessages } from '../../i18n/messages.ts'

/** Texts of signing off the plan of a day. */
export const signOffMessages = defineMessages({
  en: {
    signOff: 'Sign the day off',
    checkedBy: 'Checked by {name} {at}',
    changes: { one: '{count} change since', other: '{count} changes since' },
    changesList: 'Changes since the day was checked',
    newest: 'These are the newest {count}.',
    signed: 'The day is signed off',
    notSigned: 'The day could not be signed off',
  },
  he: {
    signOff: 'אישור תוכנית היום',
    checkedBy: 'נבדק על ידי {name} {at}',
    changes: { one: 'שינוי אחד מאז', other: '{count} שינויים מאז' },
    changesList: 'שינויים מאז שהיום נבדק',
    newest: 'אלה {count} האחרונים.',
    signed: 'תוכנית היום אושרה',
    notSigned: 'לא הצלחנו לאשר את תוכנית היום',
  },
})
