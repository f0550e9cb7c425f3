import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the tables of all lists. */
export const tableMessages = defineMessages({
  en: {
    selectRow: 'Select',
    selectPage: 'Select all rows on this page',
    keyNextRow: 'Next row (or ↓ in the list)',
    keyPreviousRow: 'Previous row (or ↑ in the list)',
    keyOpenRow: 'Open the row',
    keySelectRow: 'Select the row; with Shift, all rows since the last one',
    keyClearSelection: 'Clear the selection',
    keyPeek: 'Show the row beside the list, or stop doing so',
    keyClosePeek: 'Close what is beside the list',
    peek: 'Preview',
    columns: 'Columns',
    ofMoreThan: 'of more than {rows}',
    countAll: 'Count all',
  },
  he: {
    selectRow: 'בחירה',
    selectPage: 'בחירת כל השורות בעמוד',
    keyNextRow: 'השורה הבאה (או ↓ בתוך הרשימה)',
    keyPreviousRow: 'השורה הקודמת (או ↑ בתוך הרשימה)',
    keyOpenRow: 'פתיחת השורה',
    keySelectRow: 'סימון השורה; עם Shift, כל השורות מאז הסימון האחרון',
    keyClearSelection: 'ביטול הסימון',
    keyPeek: 'הצגת השורה לצד הרשימה, או הסתרה',
    keyClosePeek: 'סגירת מה שלצד הרשימה',
    peek: 'תצוגה מקדימה',
    columns: 'עמודות',
    ofMoreThan: 'מתוך יותר מ-{rows}',
    countAll: 'ספירה מלאה',
  },
})
