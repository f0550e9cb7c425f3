import { randomFrom } from '../../random.ts'
import { escaped } from './escaped.ts'

const colours = [
  ['#1d5fa8', '#3ba0d8'],
  ['#1f7a5c', '#63b58a'],
  ['#9a3f2b', '#dd7f4b'],
  ['#5b3f8c', '#9a78c9'],
  ['#0f6f7d', '#44b5b0'],
  ['#8a6a1f', '#d3a945'],
] as const
const outlines = [
  '<circle cx="200" cy="200" r="180" fill="url(#ground)"/>',
  '<rect x="24" y="24" width="352" height="352" rx="76" fill="url(#ground)"/>',
  '<polygon points="200,16 360,108 360,292 200,384 40,292 40,108" fill="url(#ground)"/>',
  '<path d="M40,36 H360 V200 C360,300 290,360 200,388 C110,360 40,300 40,200 Z" fill="url(#ground)"/>',
] as const

/** A square logo with the initials of a name, as SVG text; the same arguments give the same text. */
export function logoOf(name: string, seed: number): string {
  const random = randomFrom(seed)
  const [dark, light] = random.pick(colours)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400" role="img">',
    `<title>${escaped(name)}</title>`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>`,
    random.pick(outlines),
    `<text x="200" y="205" dy="0.35em" text-anchor="middle" font-family="Heebo, Arial, sans-serif" font-weight="700" font-size="150" letter-spacing="-4" fill="#fff">${escaped(initialsOf(name))}</text>`,
    '</svg>',
  ].join('')
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
