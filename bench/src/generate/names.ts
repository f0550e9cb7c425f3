/**
 * First and last names of customers, some of them frequent. Hebrew first names come with Hebrew last names.
 */
export const names = {
  english: {
    first: [
      'Anna',
      'Ben',
      'Clara',
      'David',
      'Emma',
      'Felix',
      'Grace',
      'Hugo',
      'Irene',
      'Jack',
      'Karin',
      'Leo',
      'Maria',
      'Noah',
      'Olga',
      'Paul',
      'Rosa',
      'Simon',
      'Tom',
      'Vera',
    ],
    last: [
      'Cohen',
      'Smith',
      'Levi',
      'Miller',
      'Garcia',
      'Schneider',
      'Rossi',
      'Dubois',
      'Novak',
      'Kowalski',
      'Jensen',
      'Silva',
      'Popescu',
      'Ivanova',
      'Tanaka',
      'Brown',
      'Andersson',
      'Fischer',
      'Moreau',
      'Ricci',
      'Horvat',
      'Nagy',
      'Costa',
      'Weber',
      'Larsen',
      'Peeters',
      'Quinn',
      'Okafor',
      'Bianchi',
      'Zielinski',
    ],
  },
  hebrew: {
    first: ['אורי', 'דנה', 'יעל', 'משה', 'נועה', 'רון', 'שירה', 'תמר'],
    last: ['כהן', 'לוי', 'מזרחי', 'פרץ', 'ביטון', 'דהן', 'אברהם', 'פרידמן', 'מלכה', 'אזולאי'],
  },
} as const

/** A list as an SQL array. */
export function wordsOf(list: readonly string[]): string {
  return `array[${list.map((word) => `'${word}'`).join(', ')}]`
}
