import { defineMessages } from '../../../i18n/messages.ts'

/** What a form says when a colleague has saved the same record. */
export const versionMessages = defineMessages({
  en: {
    title: 'Another user has saved changes to this item.',
    takenOver: 'Their changes to {parts} are now in the form.',
    decide: 'You both changed the following. Choose what to keep, then save.',
    saveAgain: 'Check the form, then save.',
    mine: 'Keep mine',
    theirs: 'Take theirs',
    mineOf: 'Keep mine: {part}',
    theirsOf: 'Take theirs: {part}',
  },
  he: {
    title: 'משתמש אחר שמר שינויים בפריט הזה.',
    takenOver: 'השינויים שלו ב: {parts} כבר מופיעים בטופס.',
    decide: 'את אלה שיניתם שניכם. יש לבחור מה להשאיר ואז לשמור.',
    saveAgain: 'יש לעבור על הטופס ואז לשמור.',
    mine: 'להשאיר את שלי',
    theirs: 'לקחת את שלו',
    mineOf: 'להשאיר את שלי: {part}',
    theirsOf: 'לקחת את שלו: {part}',
  },
})
