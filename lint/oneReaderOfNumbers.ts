import type { Rule } from './rule.ts'

/**
 * Browsers and libraries each read `1,940` in their own way. Numbers are typed in the fields of the kit: `AmountField`
 * for money, `NumberField` and `CounterField` for the rest, which read them by the rules of domain/readNumber.
 */
export const oneReaderOfNumbers: Rule = {
  create(context) {
    const report = (node: Parameters<typeof context.report>[0]['node'], what: string) =>
      context.report({
        node,
        message: `${what} reads numbers in its own way: use AmountField, NumberField or CounterField`,
      })
    return {
      ImportSpecifier(node) {
        const name = context.sourceCode.getText(node.imported)
        if (name === 'NumberInput' || name === 'TypedNumber') report(node, name)
      },
      JSXAttribute(node) {
        const text = context.sourceCode.getText(node).replaceAll(/\s/g, '')
        if (/^inputMode=.*decimal/.test(text) || /^type=\{?["']number/.test(text)) report(node, text)
      },
      CallExpression(node) {
        const callee = context.sourceCode.getText(node.callee)
        if (callee === 'parseFloat' || callee === 'Number.parseFloat') report(node, callee)
      },
    }
  },
}
