import type { Rule } from './rule.ts'

/** Dates, money and numbers are formatted in one place, so that they look the same on every screen and in both languages. */
export const noFormatting: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        const name = node.property.type === 'Identifier' ? node.property.name : ''
        // A segmenter finds words and letters; it formats nothing.
        const isIntl =
          node.object.type === 'Identifier' && node.object.name === 'Intl' && name !== 'Segmenter'
        if (isIntl || name.startsWith('toLocale')) {
          const source = isIntl ? `Intl.${name}` : name
          context.report({
            node,
            message: `${source} outside i18n: use or add a function of apps/web/src/i18n`,
          })
        }
      },
    }
  },
}
