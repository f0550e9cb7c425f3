import { fuzzAlone } from './fuzz/fuzzAlone.ts'
import { kills } from './kills.ts'
import { outages } from './outages.ts'
import { race } from './races/race.ts'
import { taps } from './taps/taps.ts'

/** `npm run torture -- kills --size 100`: mistreats the product and prints the result in one line. */
const tortures: Record<string, (size: number | undefined) => Promise<object>> = {
  fuzz: (size = 100_000) => fuzzAlone(size),
  races: (size = 50) => race(size),
  kills: (size = 100) => kills(size),
  taps: (size = 1000) => taps(size),
  outages: (size = 20) => outages(Array.from({ length: size }, (_, index) => [1, 3, 10, 30][index % 4]!)),
}

const [name = '', flag, given] = process.argv.slice(2)
const torture = tortures[name]
const size = flag === '--size' ? Number(given) : undefined
if (!torture || (size !== undefined && !(size > 0))) {
  console.error(`npm run torture -- ${Object.keys(tortures).join('|')} [--size N]`)
  process.exit(2)
}
const started = Date.now()
const found = await torture(size)
const facts = Object.entries(found).map(([fact, value]) => `${fact} ${value}`)
console.log(`${name}: ${facts.join(', ')} (${Math.round((Date.now() - started) / 1000)} s)`)
