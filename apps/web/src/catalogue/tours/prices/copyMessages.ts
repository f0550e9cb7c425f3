import { defineMessages } from '../../../i18n/messages.ts'

/** Texts for copying a price list of another tour. */
export const copyMessages = defineMessages({
  en: {
    open: 'Copy from another tour',
    title: 'Copy a price list of another tour',
    from: 'Tour',
    list: 'Price list',
    chooseTour: 'Please choose a tour',
    chooseList: 'Please choose a price list',
    copy: 'Copy as a draft',
    copied: 'Price list copied',
    notCopied: 'Nothing was copied',
    copiedColumns: 'Copied, with pickup times: {columns}.',
    nothingCopied: 'This list has no price that this tour could have.',
    droppedColumns: 'Not copied, because one of the tours doesn’t have them: {columns}.',
    unpricedGroups: 'Without a price in the copy: {groups}.',
  },
  he: {
    open: 'העתקה מסיור אחר',
    title: 'העתקת מחירון מסיור אחר',
    from: 'סיור',
    list: 'מחירון',
    chooseTour: 'נא לבחור סיור',
    chooseList: 'נא לבחור מחירון',
    copy: 'העתקה כטיוטה',
    copied: 'המחירון הועתק',
    notCopied: 'שום דבר לא הועתק',
    copiedColumns: 'יועתקו, עם שעות האיסוף: {columns}.',
    nothingCopied: 'אין במחירון הזה מחיר שמתאים לסיור.',
    droppedColumns: 'לא יועתקו, כי אינם באחד הסיורים: {columns}.',
    unpricedGroups: 'ללא מחיר בעותק: {groups}.',
  },
})
