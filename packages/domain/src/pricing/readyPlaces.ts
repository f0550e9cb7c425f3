import type { City } from '../catalogue/vocabulary.ts'

/** A name in both languages. */
interface BothNames {
  en: string
  he: string
}

/** A well-known pickup place, which can be added with one click. */
export interface ReadyPlace {
  name: BothNames
  address: BothNames
  /** Degrees north and east, near the entrance; null if not known well enough. */
  at: readonly [lat: number, lng: number] | null
}

/**
 * The places of a town. Tours are priced between four cities, so other towns go under the nearest of them.
 */
export interface ReadySet {
  key: string
  name: BothNames
  city: City
  /** True if the town isn't one of the four, so the office may prefer another one's prices. */
  isElsewhere: boolean
  places: readonly ReadyPlace[]
}

type Row = [en: string, he: string, addressEn: string, addressHe: string, at?: [lat: number, lng: number]]

const telAviv: Row[] = [
  [
    'Hilton Tel Aviv',
    'הילטון תל אביב',
    '205 HaYarkon St, Tel Aviv',
    'הירקון 205, תל אביב',
    [32.0892, 34.7703],
  ],
  [
    'Carlton Tel Aviv',
    'קרלטון תל אביב',
    '10 Eliezer Peri St, Tel Aviv',
    'אליעזר פרי 10, תל אביב',
    [32.0865, 34.7697],
  ],
  ['Herods Tel Aviv', 'הרודס תל אביב', '155 HaYarkon St, Tel Aviv', 'הירקון 155, תל אביב', [32.0842, 34.769]],
  [
    'Renaissance Tel Aviv',
    'רנסנס תל אביב',
    '121 HaYarkon St, Tel Aviv',
    'הירקון 121, תל אביב',
    [32.0826, 34.7685],
  ],
  [
    'Sheraton Grand Tel Aviv',
    'שרתון גרנד תל אביב',
    '115 HaYarkon St, Tel Aviv',
    'הירקון 115, תל אביב',
    [32.0815, 34.7682],
  ],
  ['Dan Tel Aviv', 'דן תל אביב', '99 HaYarkon St, Tel Aviv', 'הירקון 99, תל אביב', [32.0798, 34.7675]],
  [
    'Isrotel Tower Tel Aviv',
    'מגדל ישרוטל תל אביב',
    '78 HaYarkon St, Tel Aviv',
    'הירקון 78, תל אביב',
    [32.0767, 34.7679],
  ],
  [
    'David Kempinski Tel Aviv',
    'דיוויד קמפינסקי תל אביב',
    '51 HaYarkon St, Tel Aviv',
    'הירקון 51, תל אביב',
    [32.0728, 34.766],
  ],
  [
    'Royal Beach Tel Aviv',
    "רויאל ביץ' תל אביב",
    '19 HaYarkon St, Tel Aviv',
    'הירקון 19, תל אביב',
    [32.0689, 34.7637],
  ],
  [
    'David InterContinental Tel Aviv',
    'דיוויד אינטרקונטיננטל תל אביב',
    '12 Kaufmann St, Tel Aviv',
    'קויפמן 12, תל אביב',
    [32.0631, 34.7608],
  ],
  [
    'Dan Panorama Tel Aviv',
    'דן פנורמה תל אביב',
    '10 Kaufmann St, Tel Aviv',
    'קויפמן 10, תל אביב',
    [32.0609, 34.76],
  ],
  [
    'Hotel Cinema (Dizengoff Square)',
    'מלון סינמה (כיכר דיזנגוף)',
    '1 Zamenhof St, Tel Aviv',
    'זמנהוף 1, תל אביב',
    [32.0779, 34.7744],
  ],
  [
    'Abraham Hostel Tel Aviv',
    'אברהם הוסטל תל אביב',
    '21 Levontin St, Tel Aviv',
    'לבונטין 21, תל אביב',
    [32.0618, 34.7747],
  ],
  [
    'Savidor Central station',
    'תחנת סבידור מרכז',
    'Arlozorov terminal, Tel Aviv',
    'מסוף ארלוזורוב, תל אביב',
    [32.0838, 34.7983],
  ],
]

const jerusalem: Row[] = [
  [
    'King David Jerusalem',
    'מלון המלך דוד',
    '23 King David St, Jerusalem',
    'המלך דוד 23, ירושלים',
    [31.7744, 35.2226],
  ],
  [
    'YMCA Three Arches',
    'ימק"א שלוש הקשתות',
    '26 King David St, Jerusalem',
    'המלך דוד 26, ירושלים',
    [31.7745, 35.221],
  ],
  ['The David Citadel', 'מצודת דוד', '7 King David St, Jerusalem', 'המלך דוד 7, ירושלים', [31.7766, 35.2234]],
  [
    'Mamilla Hotel',
    'מלון ממילא',
    '11 King Solomon St, Jerusalem',
    'שלמה המלך 11, ירושלים',
    [31.7778, 35.2234],
  ],
  [
    'Waldorf Astoria Jerusalem',
    'וולדורף אסטוריה ירושלים',
    '26 Agron St, Jerusalem',
    'אגרון 26, ירושלים',
    [31.7776, 35.2211],
  ],
  [
    'Leonardo Plaza Jerusalem',
    'לאונרדו פלזה ירושלים',
    '47 King George St, Jerusalem',
    "המלך ג'ורג' 47, ירושלים",
    [31.7769, 35.2176],
  ],
  [
    'Dan Panorama Jerusalem',
    'דן פנורמה ירושלים',
    '39 Keren HaYesod St, Jerusalem',
    'קרן היסוד 39, ירושלים',
    [31.7725, 35.2208],
  ],
  [
    'Inbal Jerusalem',
    'ענבל ירושלים',
    '3 Jabotinsky St, Jerusalem',
    "ז'בוטינסקי 3, ירושלים",
    [31.7712, 35.2214],
  ],
  [
    'Orient Jerusalem',
    'אוריינט ירושלים',
    '3 Emek Refaim St, Jerusalem',
    'עמק רפאים 3, ירושלים',
    [31.7673, 35.2237],
  ],
  ['Mount Zion Hotel', 'מלון הר ציון', '17 Hebron Rd, Jerusalem', 'דרך חברון 17, ירושלים', [31.769, 35.2263]],
  [
    'Dan Jerusalem (Mount Scopus)',
    'דן ירושלים (הר הצופים)',
    '32 Lehi St, Jerusalem',
    'לח"י 32, ירושלים',
    [31.7988, 35.2364],
  ],
  [
    'The American Colony',
    'אמריקן קולוני',
    '1 Louis Vincent St, Jerusalem',
    'לואי וינסנט 1, ירושלים',
    [31.7897, 35.2304],
  ],
  [
    'Notre Dame of Jerusalem Center',
    'נוטרדאם ירושלים',
    '3 Paratroopers Rd, Jerusalem',
    'שדרות הצנחנים 3, ירושלים',
    [31.7799, 35.2266],
  ],
  [
    'Abraham Hostel Jerusalem',
    'אברהם הוסטל ירושלים',
    "67 HaNevi'im St, Jerusalem",
    'הנביאים 67, ירושלים',
    [31.7857, 35.2155],
  ],
  [
    'First Station',
    'מתחם התחנה הראשונה',
    '4 David Remez St, Jerusalem',
    'דוד רמז 4, ירושלים',
    [31.768, 35.2255],
  ],
  [
    'Jerusalem Central Bus Station',
    'התחנה המרכזית ירושלים',
    '224 Jaffa Rd, Jerusalem',
    'יפו 224, ירושלים',
    [31.789, 35.203],
  ],
]

const herzliya: Row[] = [
  ['Dan Accadia', 'דן אכדיה', '122 Ramot Yam St, Herzliya', 'רמות ים 122, הרצליה'],
  ['Sharon Hotel', 'מלון השרון', '5 Ramot Yam St, Herzliya', 'רמות ים 5, הרצליה'],
  ['The Ritz-Carlton, Herzliya', 'ריץ-קרלטון הרצליה', '4 HaShunit St, Herzliya', 'השונית 4, הרצליה'],
  ['Arena Mall (Marina)', 'קניון ארנה (המרינה)', '2 HaShunit St, Herzliya', 'השונית 2, הרצליה'],
  [
    'Herzliya railway station',
    'תחנת הרכבת הרצליה',
    'Herzliya railway station',
    'תחנת הרכבת, הרצליה',
    [32.164, 34.8184],
  ],
]

const jaffa: Row[] = [
  ['Jaffa Clock Tower', 'מגדל השעון', 'Yefet St, Jaffa', 'יפת, יפו', [32.0547, 34.756]],
  ['Market House Hotel', 'מרקט האוס', '5 Beit Eshel St, Jaffa', 'בית אשל 5, יפו', [32.0538, 34.7561]],
  ['The Jaffa Hotel', "מלון דה ג'פה", '2 Louis Pasteur St, Jaffa', 'לואי פסטר 2, יפו', [32.0528, 34.7529]],
  [
    'The Setai Tel Aviv',
    'סטאי תל אביב',
    "22 David Razi'el St, Jaffa",
    'דוד רזיאל 22, יפו',
    [32.0554, 34.7555],
  ],
  ['The Drisco', 'דריסקו', '6 Auerbach St, Jaffa', 'אוארבך 6, יפו', [32.0579, 34.762]],
]

const netanya: Row[] = [
  ['The Seasons Netanya', 'העונות נתניה', '1 Nice Blvd, Netanya', 'שדרות ניצה 1, נתניה'],
  ['King Solomon Netanya', 'המלך שלמה נתניה', '18 HaMaapilim St, Netanya', 'המעפילים 18, נתניה'],
  ['Independence Square', 'כיכר העצמאות', 'Independence Square, Netanya', 'כיכר העצמאות, נתניה'],
]

const haifa: Row[] = [
  ['Dan Carmel', 'דן כרמל', '87 HaNassi Blvd, Haifa', 'שדרות הנשיא 87, חיפה'],
  ['Dan Panorama Haifa', 'דן פנורמה חיפה', '107 HaNassi Blvd, Haifa', 'שדרות הנשיא 107, חיפה'],
  ['The Colony Hotel Haifa', 'מלון קולוני חיפה', '28 Ben Gurion Blvd, Haifa', 'שדרות בן גוריון 28, חיפה'],
  ['Haifa Port, passenger terminal', 'נמל חיפה, מסוף הנוסעים', 'Haifa Port', 'נמל חיפה'],
]

const deadSea: Row[] = [
  ['Isrotel Dead Sea', 'ישרוטל ים המלח', 'Ein Bokek', 'עין בוקק'],
  ['Herods Dead Sea', 'הרודס ים המלח', 'Ein Bokek', 'עין בוקק'],
  ['David Dead Sea Resort', 'דיוויד ים המלח', 'Ein Bokek', 'עין בוקק'],
  ['Leonardo Club Dead Sea', 'לאונרדו קלאב ים המלח', 'Ein Bokek', 'עין בוקק'],
]

const eilat: Row[] = [
  ['Royal Beach Eilat', "רויאל ביץ' אילת", 'North Beach, Eilat', 'החוף הצפוני, אילת'],
  ['King Solomon Eilat', 'המלך שלמה אילת', 'North Beach, Eilat', 'החוף הצפוני, אילת'],
  ['Dan Eilat', 'דן אילת', 'North Beach, Eilat', 'החוף הצפוני, אילת'],
  ['Herods Palace Eilat', 'הרודס פאלאס אילת', 'North Beach, Eilat', 'החוף הצפוני, אילת'],
  ['Ramon Airport', 'נמל התעופה רמון', 'Ramon Airport', 'נמל התעופה רמון'],
]

const airport: Row[] = [
  [
    'Ben Gurion Airport Terminal 3',
    'נתב"ג טרמינל 3',
    'Ben Gurion Airport',
    'נמל התעופה בן גוריון',
    [32.0004, 34.8708],
  ],
]

/** Well-known pickup places by town, those of the four priced cities first. */
export const readySets: readonly ReadySet[] = [
  setOf('tel_aviv', 'Tel Aviv', 'תל אביב', 'tel_aviv', telAviv),
  setOf('jerusalem', 'Jerusalem', 'ירושלים', 'jerusalem', jerusalem),
  setOf('herzliya', 'Herzliya', 'הרצליה', 'herzliya', herzliya),
  setOf('jaffa', 'Jaffa', 'יפו', 'jaffa', jaffa),
  setOf('airport', 'Ben Gurion Airport', 'נתב"ג', 'tel_aviv', airport, true),
  setOf('netanya', 'Netanya', 'נתניה', 'herzliya', netanya, true),
  setOf('haifa', 'Haifa', 'חיפה', 'herzliya', haifa, true),
  setOf('dead_sea', 'Dead Sea', 'ים המלח', 'jerusalem', deadSea, true),
  setOf('eilat', 'Eilat', 'אילת', 'jerusalem', eilat, true),
]

function setOf(key: string, en: string, he: string, city: City, rows: Row[], isElsewhere = false): ReadySet {
  const places = rows.map(([name, heName, address, heAddress, at]) => ({
    name: { en: name, he: heName },
    address: { en: address, he: heAddress },
    at: at ?? null,
  }))
  return { key, name: { en, he }, city, isElsewhere, places }
}

/** The parts of a stored location that identify it. */
interface KnownLocation {
  name: string
  lat: number | null
  lng: number | null
}

/**
 * True if the place is among the stored locations, by either name, or by its coordinates if it was renamed.
 */
export function isStored({ name, at }: ReadyPlace, locations: readonly KnownLocation[]): boolean {
  const names = [name.en, name.he].map((text) => text.toLowerCase())
  return locations.some(
    (known) =>
      names.includes(known.name.trim().toLowerCase()) ||
      (at !== null && known.lat === at[0] && known.lng === at[1]),
  )
}
