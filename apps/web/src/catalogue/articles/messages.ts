import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the list and the dialog of articles; the English is the specification's. */
export const articleMessages = defineMessages({
  en: {
    title: 'Articles',
    search: 'Search Articles...',
    onlyPublished: 'Show only published articles',
    none: 'No articles yet.',
    noMatch: 'No articles found by search criteria.',
    createTitle: 'Create Article',
    editTitle: 'Update Article',
    articleTitle: 'Title',
    subtitle: 'Subtitle',
    active: 'Active',
    link: 'Link',
    category: 'Category',
    text: 'Text',
    image: 'Image',
    deleteQuestion: 'Delete this Article?',
  },
  he: {
    title: 'מאמרים',
    search: 'חיפוש מאמרים...',
    onlyPublished: 'רק מאמרים שפורסמו',
    none: 'עדיין אין מאמרים.',
    noMatch: 'לא נמצאו מאמרים שמתאימים לחיפוש.',
    createTitle: 'מאמר חדש',
    editTitle: 'עריכת מאמר',
    articleTitle: 'כותרת',
    subtitle: 'כותרת משנה',
    active: 'פעיל',
    link: 'קישור',
    category: 'קטגוריה',
    text: 'טקסט',
    image: 'תמונה',
    deleteQuestion: 'למחוק את המאמר הזה?',
  },
})
