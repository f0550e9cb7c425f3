import { noSlowPatterns } from './noSlowPatterns.ts'
import { testRule } from './testRule.ts'

testRule('no two repetitions share spaces', noSlowPatterns, {
  fine: [
    'const braces = /\\{\\{([^{}]*)\\}\\}/g',
    'const list = /\\s*,\\s*/',
    'const words = /\\w+ \\w+/',
    'const either = /^\\s+|\\s+$/g',
    "const path = 'a\\s*\\s*'",
  ],
  refused: [
    'const braces = /\\{\\{\\s*([#^/]?)\\s*([^{}]*?)\\s*\\}\\}/g',
    'const twice = /\\s*\\s*x/',
    'const day = /\\d+\\s*\\/?\\s*\\d+/',
    'const rest = /:\\s*(.*)x/',
    'const lines = /\\s*\\n\\s*/g',
    'const some = /\\s+[^:]+:/',
  ],
})
