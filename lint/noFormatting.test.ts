import { noFormatting } from './noFormatting.ts'
import { testRule } from './testRule.ts'

testRule('only i18n formats', noFormatting, {
  fine: ['formatMoney(price)', 'const text = String(5)', "new Intl.Segmenter('th', { granularity: 'word' })"],
  refused: [
    "new Date(0).toLocaleDateString('he')",
    '(12.5).toLocaleString()',
    "new Intl.NumberFormat('en').format(5)",
  ],
})
