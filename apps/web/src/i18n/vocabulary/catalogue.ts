import type {
  ArticleCategory,
  City,
  GroupType,
  Language,
  Region,
  WhatToBring,
} from '@tourdesk/domain/catalogue/vocabulary'
import type { Labels } from '../labels.ts'

export const cityLabels: Labels<City> = {
  en: { tel_aviv: 'Tel Aviv', jerusalem: 'Jerusalem', herzliya: 'Herzliya', jaffa: 'Jaffa' },
  he: { tel_aviv: 'תל אביב', jerusalem: 'ירושלים', herzliya: 'הרצליה', jaffa: 'יפו' },
}

export const regionLabels: Labels<Region> = {
  en: { north: 'North', jerusalem: 'Jerusalem', tel_aviv: 'Tel Aviv', south: 'South' },
  he: { north: 'צפון', jerusalem: 'ירושלים', tel_aviv: 'תל אביב', south: 'דרום' },
}

export const languageLabels: Labels<Language> = {
  en: {
    english: 'English',
    french: 'French',
    spanish: 'Spanish',
    german: 'German',
    portuguese: 'Portuguese',
    italian: 'Italian',
    russian: 'Russian',
    romanian: 'Romanian',
    dutch: 'Dutch',
    chinese: 'Chinese',
  },
  he: {
    english: 'אנגלית',
    french: 'צרפתית',
    spanish: 'ספרדית',
    german: 'גרמנית',
    portuguese: 'פורטוגזית',
    italian: 'איטלקית',
    russian: 'רוסית',
    romanian: 'רומנית',
    dutch: 'הולנדית',
    chinese: 'סינית',
  },
}

/** The English labels follow CAL-10. */
export const groupTypeLabels: Labels<GroupType> = {
  en: {
    small_group: 'Small Group',
    medium_group: 'Medium Group',
    large_group: 'Large Group',
    private_group: 'Private',
  },
  he: {
    small_group: 'קבוצה קטנה',
    medium_group: 'קבוצה בינונית',
    large_group: 'קבוצה גדולה',
    private_group: 'פרטי',
  },
}

/** The English names are the values themselves (CCONST-14). */
export const whatToBringLabels: Labels<WhatToBring> = {
  en: {
    hat: 'hat',
    'Drinking water': 'Drinking water',
    'Modest dress & Head covering': 'Modest dress & Head covering',
    'comfortable walking shoes': 'comfortable walking shoes',
    'Bathing suit': 'Bathing suit',
    Sunscreen: 'Sunscreen',
    Towel: 'Towel',
    'Flip-flops / Sandals': 'Flip-flops / Sandals',
  },
  he: {
    hat: 'כובע',
    'Drinking water': 'מי שתייה',
    'Modest dress & Head covering': 'לבוש צנוע וכיסוי ראש',
    'comfortable walking shoes': 'נעלי הליכה נוחות',
    'Bathing suit': 'בגד ים',
    Sunscreen: 'קרם הגנה',
    Towel: 'מגבת',
    'Flip-flops / Sandals': 'כפכפים או סנדלים',
  },
}

/** The English names are the values themselves (CCONST-16). */
export const articleCategoryLabels: Labels<ArticleCategory> = {
  en: {
    'City & Local Guides': 'City & Local Guides',
    'Cultural Experiences & Festivals': 'Cultural Experiences & Festivals',
    'Natural, Historical & Archaeological Sites': 'Natural, Historical & Archaeological Sites',
    'Practical Traveling Information': 'Practical Traveling Information',
    'Social, Political & Economic': 'Social, Political & Economic',
    'Special Interests': 'Special Interests',
  },
  he: {
    'City & Local Guides': 'ערים ומדריכים מקומיים',
    'Cultural Experiences & Festivals': 'תרבות ופסטיבלים',
    'Natural, Historical & Archaeological Sites': 'טבע, היסטוריה וארכאולוגיה',
    'Practical Traveling Information': 'מידע שימושי למטיילים',
    'Social, Political & Economic': 'חברה, פוליטיקה וכלכלה',
    'Special Interests': 'תחומי עניין מיוחדים',
  },
}
