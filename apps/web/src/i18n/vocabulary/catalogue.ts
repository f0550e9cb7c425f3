import type { City, GroupType, Language, Region } from '@tourdesk/domain/catalogue/vocabulary'
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
