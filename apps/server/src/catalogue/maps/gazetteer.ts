import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '@tourdesk/contract/pricing/maps'

interface GazetteerPlace {
  /** Its names, English first and Hebrew second, each with its other spellings. */
  names: [string[], string[]]
  lat: number
  lng: number
}

/** A line has English, Hebrew, degrees north, degrees east; `|` separates the spellings of a name. */
const places: GazetteerPlace[] = readFileSync(join(import.meta.dirname, 'gazetteer.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [english = '', hebrew = '', lat, lng] = line.split('\t')
    return { names: [english.split('|'), hebrew.split('|')], lat: Number(lat), lng: Number(lng) }
  })

/**
 * Towns, ports, stations and sights in the country with words that begin with the typed ones, in the language
 * typed, with the name in the other language beside it. Names that begin with the text come first.
 */
export function findInGazetteer(input: string, most: number): Place[] {
  const typed = fold(input)
  if (typed === '') return []
  const found = places.flatMap(({ names, lat, lng }) => {
    const language = names.findIndex((spellings) => spellings.some((name) => doesMatch(fold(name), typed)))
    const own = names[language]
    const other = names[1 - language]
    return own?.[0] && other?.[0]
      ? [{ name: other[0], address: own[0], lat, lng, isFirst: begins(own, typed) }]
      : []
  })
  return found
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, most)
    .map(({ isFirst: _, ...place }) => place)
}

function begins(names: string[], typed: string): boolean {
  return names.some((name) => fold(name).startsWith(typed))
}

/** True when every typed word begins a word of the name. */
function doesMatch(name: string, typed: string): boolean {
  const words = name.split(' ')
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

const finalLetters: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Removes spelling differences: case, accents, niqqud, quotes, hyphens, final and double letters. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7'"`’‘׳״]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[ךםןףץ]/g, (letter) => finalLetters[letter] ?? letter)
    .replace(/יי/g, 'י')
    .replace(/וו/g, 'ו')
    .toLowerCase()
    .trim()
}
