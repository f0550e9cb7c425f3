import { findable } from './findable.ts'

/** Cities and sights in and around Israel that tours are named after, in English and in Hebrew. */
const sights: readonly (readonly [english: string, hebrew: string])[] = [
  ['Acre', 'עכו'],
  ['Akko', 'עכו'],
  ['Arad', 'ערד'],
  ['Ashdod', 'אשדוד'],
  ['Ashkelon', 'אשקלון'],
  ['Banias', 'בניאס'],
  ['Baptismal Site', 'אתר הטבילה'],
  ['Beer Sheva', 'באר שבע'],
  ['Beit Shean', 'בית שאן'],
  ['Bethlehem', 'בית לחם'],
  ['Caesarea', 'קיסריה'],
  ['Capernaum', 'כפר נחום'],
  ['Carmel', 'כרמל'],
  ['Christian', 'נוצרי'],
  ['Church of the Holy Sepulchre', 'כנסיית הקבר'],
  ['City of David', 'עיר דוד'],
  ['Cooking', 'בישול'],
  ['Dead Sea', 'ים המלח'],
  ['Desert', 'מדבר'],
  ['Eilat', 'אילת'],
  ['Ein Gedi', 'עין גדי'],
  ['Galilee', 'גליל'],
  ['Gamla', 'גמלא'],
  ['Golan', 'גולן'],
  ['Grottoes', 'נקרות'],
  ['Haifa', 'חיפה'],
  ['Hebron', 'חברון'],
  ['Hermon', 'חרמון'],
  ['Herodion', 'הרודיון'],
  ['Herzliya', 'הרצליה'],
  ['Hula', 'חולה'],
  ['Jaffa', 'יפו'],
  ['Jericho', 'יריחו'],
  ['Jerusalem', 'ירושלים'],
  ['Jordan', 'ירדן'],
  ['Judean Desert', 'מדבר יהודה'],
  ['Market', 'שוק'],
  ['Masada', 'מצדה'],
  ['Megiddo', 'מגידו'],
  ['Mount of Olives', 'הר הזיתים'],
  ['Museum', 'מוזיאון'],
  ['Nazareth', 'נצרת'],
  ['Negev', 'נגב'],
  ['Old City', 'העיר העתיקה'],
  ['Petra', 'פטרה'],
  ['Qumran', 'קומראן'],
  ['Ramon', 'רמון'],
  ['Red Sea', 'ים סוף'],
  ['Rosh Hanikra', 'ראש הנקרה'],
  ['Safed', 'צפת'],
  ['Sea of Galilee', 'כנרת'],
  ['Sunrise', 'זריחה'],
  ['Tabgha', 'טבחה'],
  ['Tel Aviv', 'תל אביב'],
  ['Temple Mount', 'הר הבית'],
  ['Tiberias', 'טבריה'],
  ['Timna', 'תמנע'],
  ['Wadi Rum', 'ואדי רם'],
  ['Western Wall', 'הכותל המערבי'],
  ['Wine', 'יין'],
  ['Yad Vashem', 'יד ושם'],
  ['Zichron Yaakov', 'זכרון יעקב'],
]

const compared = sights.map((names) => names.map(findable) as [english: string, hebrew: string])

/**
 * A name as searches compare it, including the other language's names of its sights: `Masada at sunrise` is
 * also found by `מצדה`. Hebrew sights may have a prefix, as in `למצדה`.
 */
export function findableInBoth(name: string): string {
  const text = findable(name)
  const words = `${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const others = compared.flatMap(([english, hebrew]) => {
    if (words.includes(`${english} `)) return [hebrew]
    return words.includes(hebrew.trim()) ? [english] : []
  })
  return text + others.join('')
}
