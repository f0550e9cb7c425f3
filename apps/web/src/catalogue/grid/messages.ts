import { defineMessages } from '../../i18n/messages.ts'

/** What a grid says about its cells. */
export const gridMessages = defineMessages({
  en: {
    copied: { one: '{count} cell copied.', other: '{count} cells copied.' },
    pasted: { one: '{count} cell pasted.', other: '{count} cells pasted.' },
    unclear: {
      one: "One value isn't clear. It's marked in the table.",
      other: "{count} values aren't clear. They're marked in the table.",
    },
    left: 'Not pasted, because these cells are grey or outside the table: {texts}',
    wrong: { one: 'One marked cell needs a fix.', other: '{count} marked cells need a fix.' },
    help: 'Works like a spreadsheet: paste blocks, Enter edits a cell, Ctrl+D fills down, Ctrl+R fills across, Ctrl+Z undoes.',
  },
  he: {
    copied: { one: 'תא אחד הועתק.', two: 'שני תאים הועתקו.', other: '{count} תאים הועתקו.' },
    pasted: { one: 'תא אחד הודבק.', two: 'שני תאים הודבקו.', other: '{count} תאים הודבקו.' },
    unclear: {
      one: 'ערך אחד לא ברור. הוא מסומן בטבלה.',
      two: 'שני ערכים לא ברורים. הם מסומנים בטבלה.',
      other: '{count} ערכים לא ברורים. הם מסומנים בטבלה.',
    },
    left: 'לא הודבקו, כי התאים אפורים או מחוץ לטבלה: {texts}',
    wrong: {
      one: 'יש לתקן תא מסומן אחד.',
      two: 'יש לתקן שני תאים מסומנים.',
      other: 'יש לתקן {count} תאים מסומנים.',
    },
    help: 'כמו בגיליון: אפשר להדביק בלוקים, \u2066Enter\u2069 לעריכת תא, \u2066Ctrl+D\u2069 למילוי למטה, \u2066Ctrl+R\u2069 למילוי לרוחב, \u2066Ctrl+Z\u2069 לביטול פעולה.',
  },
})
