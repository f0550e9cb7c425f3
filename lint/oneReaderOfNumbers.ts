import type { Rule } from './rule.ts'

/**
 * Browsers and libraries each read `1,940` in their own way. Numbers are typed in the fields of the kit: `AmountField`
 * for money, `NumberField` and `CounterField` for the rest, which read them by the rules of domain/readNumber.
 */
export const oneReaderOfNumbers: Rule = {
  create(context) {
    return {
      ImportSpecifier(node) {
        const name = context.sourceCode.getText(node.imported)
        if (name === 'NumberInput' || name === 'TypedNumber') context.report({ node, message: use(name) })
      },
      JSXAttribute(node) {
        const text = context.sourceCode.getText(node).replaceAll(/\s/g, '')
        if (/^inputMode=.*decimal|^type=\{?["']number/.test(text))
          context.report({ node, message: use(text) })
      },
      CallExpression(node) {
        const callee = context.sourceCode.getText(node.callee)
        if (/^(Number\.)?parseFloat$/.test(callee)) context.report({ node, message: use(callee) })
      },
    }
  },
}

function use(instead: string): string {
  return `${instead} reads numbers in its own way: use AmountField, NumberField or CounterField`
}
