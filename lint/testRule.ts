import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import type { Rule } from './rule.ts'

RuleTester.describe = describe
RuleTester.it = it

/** Checks a rule against code that must pass and code in which it must find exactly one fault. */
export function testRule(
  title: string,
  rule: Rule,
  samples: { fine: string[]; refused: string[]; filename?: string },
) {
  const file = samples.filename ? { filename: samples.filename } : {}
  new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(title, rule, {
    valid: samples.fine.map((code) => ({ code, ...file, name: `passes ${code}` })),
    invalid: samples.refused.map((code) => ({ code, ...file, name: `refuses ${code}`, errors: 1 })),
  })
}
