import { readFileSync } from 'node:fs'
import subset from 'subset-font'

/** A typeface in the two weights of a paper, as TTF files. */
export interface Family {
  name: string
  Regular: Uint8Array
  Bold: Uint8Array
}

/** The typeface whose empty box is drawn for a letter that no typeface has. */
export const lastResort = 'Heebo'

const read = (address: string) => readFileSync(new URL(address))

/** Heebo covers Latin and Hebrew in one design, Rubik Cyrillic and Arabic, and Noto the arrows. */
export function houseFamilies(): Family[] {
  const arrows = read(
    import.meta.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
  )
  return [
    {
      name: lastResort,
      Regular: read(import.meta.resolve('@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf')),
      Bold: read(import.meta.resolve('@expo-google-fonts/heebo/700Bold/Heebo_700Bold.ttf')),
    },
    {
      name: 'Rubik',
      Regular: read(import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf')),
      Bold: read(import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf')),
    },
    { name: 'Noto', Regular: arrows, Bold: arrows },
  ]
}

/** Typefaces for other scripts, each with the table of its files. */
const others = {
  'noto-sans': import.meta.resolve('@fontsource-variable/noto-sans/unicode.json'),
  'noto-sans-sc': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-kr': import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  'noto-sans-thai': import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-emoji': import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json'),
}

const loaded = new Map<string, Promise<Family>>()

/** Typefaces for these letters, if any. Reads only the files that contain them, each once. */
export function familiesFor(letters: Iterable<string>): Promise<Family[]> {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0)
  if (codes.length === 0) return Promise.resolve([])
  const wanted = Object.entries(others)
    .flatMap(([name, table]) => filesOf(name, table))
    .filter(({ ranges }) => codes.some((code) => ranges.some(({ from, to }) => from <= code && code <= to)))
  return Promise.all(
    wanted.map((file) => {
      const family = loaded.get(file.address) ?? load(file)
      loaded.set(file.address, family)
      return family
    }),
  )
}

/** Unpacks files made for browsers, which are compressed and hold all weights in one. */
async function load({ address, ranges }: FontFile): Promise<Family> {
  const letters = ranges.map(({ from, to }) => lettersFrom(from, to)).join('')
  const inWeight = (wght: number) =>
    subset(read(address), letters, { targetFormat: 'truetype', variationAxes: { wght } })
  return { name: address, Regular: await inWeight(400), Bold: await inWeight(700) }
}

function lettersFrom(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/** A file of a typeface that's split by letters, and the letters in it. */
interface FontFile {
  address: string
  ranges: { from: number; to: number }[]
}

/** Reads a table such as `{ "[4]": "U+1f21a,U+1f234-1f237" }`. */
function filesOf(name: string, table: string): FontFile[] {
  const parts: Record<string, string> = JSON.parse(read(table).toString())
  return Object.entries(parts).map(([part, ranges]) => ({
    address: new URL(`files/${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`, table).href,
    ranges: ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return { from, to }
    }),
  }))
}
