import type {
  ArticleCategory,
  InstructionKey,
  Region,
  WhatToBring,
} from '@tourdesk/domain/catalogue/vocabulary'
import type { Labels } from '../labels.ts'

export { cityLabels, groupTypeLabels, languageLabels } from '@tourdesk/words/vocabulary'

export const regionLabels: Labels<Region> = {
  en: { north: 'North', jerusalem: 'Jerusalem', tel_aviv: 'Tel Aviv', south: 'South' },
  he: { north: 'צפון', jerusalem: 'ירושלים', tel_aviv: 'תל אביב', south: 'דרום' },
}

/** The English names are the stored values. */
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

/** The English names are the stored values. */
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

/** The sentences of the instruction keys. */
export const instructionLabels: Labels<InstructionKey> = {
  en: {
    hotel_pickup_only: 'Pickup is from hotels only, not from private addresses.',
    dress_code: 'Modest dress is required at holy sites; shoulders and knees must be covered.',
    passports_required: 'Every participant must carry a valid passport on the day of the tour.',
    be_ready_early: 'Please wait at the pickup point 10 minutes before the pickup time.',
    pickup_time_confirmed: 'The office confirms the exact pickup time on the evening before the tour.',
    traffic_delay: 'Pickup may be delayed because of traffic conditions.',
    walking_shoes: 'Wear comfortable walking shoes.',
    drinking_water: 'Bring enough drinking water for the day.',
    sun_protection: 'Bring a hat and sunscreen.',
    swimwear: 'Bring a bathing suit, a towel and sandals for the swimming stop.',
    moderate_walking: 'The tour includes walking on uneven ground and stairs.',
    not_wheelchair_accessible: 'The tour is not suitable for wheelchairs.',
    children_seats: 'Ask for a child seat when booking; children must be accompanied by an adult.',
    small_luggage_only: 'Only small hand luggage can be taken in the vehicle.',
    meals_own_expense: 'Meals and drinks are at your own expense unless stated otherwise.',
    itinerary_may_change: 'The order of the sites may change because of weather, security or holidays.',
    security_checks: 'Allow time for security checks at some sites.',
  },
  he: {
    hotel_pickup_only: 'האיסוף ממלונות בלבד, לא מכתובות פרטיות.',
    dress_code: 'באתרים קדושים נדרש לבוש צנוע; יש לכסות כתפיים וברכיים.',
    passports_required: 'כל משתתף חייב לשאת דרכון בתוקף ביום הסיור.',
    be_ready_early: 'נא להמתין בנקודת האיסוף 10 דקות לפני שעת האיסוף.',
    pickup_time_confirmed: 'המשרד מאשר את שעת האיסוף המדויקת בערב שלפני הסיור.',
    traffic_delay: 'ייתכן עיכוב באיסוף בשל עומסי תנועה.',
    walking_shoes: 'יש לנעול נעלי הליכה נוחות.',
    drinking_water: 'יש להביא מי שתייה בכמות מספקת ליום שלם.',
    sun_protection: 'יש להביא כובע וקרם הגנה.',
    swimwear: 'יש להביא בגד ים, מגבת וסנדלים לעצירת הרחצה.',
    moderate_walking: 'הסיור כולל הליכה בשטח לא מישורי ומדרגות.',
    not_wheelchair_accessible: 'הסיור אינו מתאים לכיסאות גלגלים.',
    children_seats: 'יש לבקש מושב בטיחות לילד בזמן ההזמנה; ילדים חייבים בליווי מבוגר.',
    small_luggage_only: 'אפשר לקחת ברכב כבודת יד קטנה בלבד.',
    meals_own_expense: 'ארוחות ושתייה על חשבון המטיילים, אלא אם צוין אחרת.',
    itinerary_may_change: 'סדר האתרים עשוי להשתנות בשל מזג האוויר, מצב ביטחוני או חגים.',
    security_checks: 'יש להביא בחשבון זמן לבידוק ביטחוני בחלק מהאתרים.',
  },
}
