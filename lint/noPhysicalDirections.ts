import type { Rule } from './rule.ts'

/** Hebrew runs the other way: layout says start and end, never left and right. */
export const noPhysicalDirections: Rule = {
  create(context) {
    let stylesAround = 0
    return {
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
        if (styleProps.has(name)) stylesAround += 1
        if (physicalProps.has(name)) {
          context.report({ node, message: `${name} is one side of the screen: use its start or end form` })
        }
        if (node.value?.type === 'Literal' && name === 'ta' && isSide(node.value.value)) {
          context.report({ node, message: 'align text to start or end' })
        }
      },
      'JSXAttribute:exit'(node) {
        if (node.name.type === 'JSXIdentifier' && styleProps.has(node.name.name)) stylesAround -= 1
      },
      Property(node) {
        const key =
          node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? node.key.value : ''
        if (physicalKeys.test(String(key)) || (stylesAround > 0 && isSide(key))) {
          context.report({ node, message: `${key} is one side of the screen: use the inline form` })
        }
        if (aligningKeys.has(String(key)) && node.value.type === 'Literal' && isSide(node.value.value)) {
          context.report({ node, message: `${key}: use start or end` })
        }
      },
    }
  },
}

const styleProps = new Set(['style', 'styles'])
const physicalProps = new Set(['ml', 'mr', 'pl', 'pr', 'left', 'right'])
const physicalKeys =
  /^(margin|padding|scrollMargin|scrollPadding)(Left|Right)$|^border(Left|Right)(Color|Style|Width)?$|^border(Top|Bottom)(Left|Right)Radius$/
const aligningKeys = new Set(['textAlign', 'float', 'clear'])

function isSide(value: unknown): boolean {
  return value === 'left' || value === 'right'
}
