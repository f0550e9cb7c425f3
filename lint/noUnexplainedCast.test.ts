import { noUnexplainedCast } from './noUnexplainedCast.ts'
import { testRule } from './testRule.ts'

testRule('a cast through unknown explains itself', noUnexplainedCast, {
  fine: [
    'const role = text as Role',
    'const keys = { a: 1 } as const',
    '/** The query has checked it. */\nfunction asRow(value: object): Row { return value as unknown as Row }',
    '/** The query has checked it. */\nexport const asRow = (value: object) => value as unknown as Row',
  ],
  refused: [
    'const row = value as unknown as Row',
    'const row = value as any',
    'function asRow(value: object): Row { return value as unknown as Row }',
    '/** Loads. */\nfunction load(value: object) { log(value); return value as unknown as Row }',
  ],
})
