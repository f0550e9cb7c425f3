import { noClock } from './noClock.ts'
import { testRule } from './testRule.ts'

testRule('the domain has no clock', noClock, {
  fine: ['const day = (now: Date) => now.toISOString()', "const at = new Date('2026-03-01T08:00:00Z')"],
  refused: [
    'const at = Date.now()',
    'const at = new Date()',
    'const code = Math.random()',
    'const clock = Date.now',
  ],
})
