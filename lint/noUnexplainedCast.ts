import type { Rule } from './rule.ts'

/**
 * A cast through `unknown` or `any` switches the compiler off. It is allowed as the whole body of a function with a
 * name and a comment that says why it holds.
 */
export const noUnexplainedCast: Rule = {
  create(context) {
    const explained = new Set<unknown>()
    const hasComment = (node: Parameters<typeof context.sourceCode.getCommentsBefore>[0]) =>
      context.sourceCode.getCommentsBefore(node).length > 0
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration && hasComment(node)) explained.add(wholeBody(node.declaration))
      },
      FunctionDeclaration(node) {
        if (hasComment(node)) explained.add(wholeBody(node))
      },
      VariableDeclaration(node) {
        if (hasComment(node)) explained.add(wholeBody(node))
      },
      TSAsExpression(node) {
        const { expression, typeAnnotation } = node
        const isThroughUnknown =
          expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword'
        if ((typeAnnotation.type === 'TSAnyKeyword' || isThroughUnknown) && !explained.has(node)) {
          context.report({
            node,
            message: 'cast in a function of its own, with the reason in a comment above',
          })
        }
      },
    }
  },
}

type Visitor = ReturnType<NonNullable<Rule['create']>>
type Exported = Parameters<NonNullable<Visitor['ExportNamedDeclaration']>>[0]

/** The one expression a declared function returns, if it does nothing else. */
function wholeBody(declaration: NonNullable<Exported['declaration']>): unknown {
  if (declaration.type === 'VariableDeclaration') {
    const value = declaration.declarations[0]?.init
    return value?.type === 'ArrowFunctionExpression' ? value.body : undefined
  }
  if (declaration.type !== 'FunctionDeclaration' || declaration.body?.body.length !== 1) return undefined
  const [statement] = declaration.body.body
  return statement?.type === 'ReturnStatement' ? statement.argument : undefined
}
