import { noLocalTime } from './noLocalTime.ts'
import { testRule } from './testRule.ts'

testRule('no local time', noLocalTime, {
  fine: [
    'const time = Date.UTC(2026, 2, 1)',
    'const day = at.getUTCDay()',
    "const at = new Date('2026-03-01T08:00:00Z')",
  ],
  refused: ['const at = new Date(2026, 2, 1)', 'at.getDate()', 'at.setMonth(3)', 'at.getFullYear()'],
})
