import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the affiliation links. */
export const affiliationMessages = defineMessages({
  en: {
    title: 'Affiliation Links',
    links: 'Links for your website',
    iframe: 'iframe',
    dailyHome: 'Daily Home Screen',
    leaveSiteMsg: 'Redirection Alert Text',
    list: 'Links by tour',
    tourNumber: 'Tour Number',
    tourName: 'Tour Name',
    affiliationLink: 'Affiliation Link',
    none: 'There are no active tours.',
    copy: 'Copy: {name}',
    copied: 'Link copied successfully',
  },
  he: {
    title: 'קישורי שותפים',
    links: 'קישורים לאתר שלכם',
    iframe: 'iframe',
    dailyHome: 'דף הסיורים היומיים',
    leaveSiteMsg: 'הודעה לפני מעבר לאתר',
    list: 'קישורים לפי סיור',
    tourNumber: 'מספר הסיור',
    tourName: 'שם הסיור',
    affiliationLink: 'קישור שותפים',
    none: 'אין סיורים פעילים.',
    copy: 'העתקה: {name}',
    copied: 'הקישור הועתק בהצלחה',
  },
})
