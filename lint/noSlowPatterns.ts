import type { Rule } from './rule.ts'

/**
 * In no regular expression can two neighbouring repetitions take the same spaces, with nothing between them that has to
 * be there: on a run of n spaces such a pattern tries every way of sharing them, which is n² or more.
 */
export const noSlowPatterns: Rule = {
  create(context) {
    return {
      Literal(node) {
        if (!('regex' in node) || !node.regex) return
        if (sharesSpaces(node.regex.pattern)) {
          context.report({ node, message: 'two repetitions can share spaces: match once and trim in code' })
        }
      },
    }
  },
}

interface Atom {
  takesSpaces: boolean
  repeats: boolean
  isOptional: boolean
}

function sharesSpaces(pattern: string): boolean {
  let open = false
  for (const { takesSpaces, repeats, isOptional } of atomsOf(pattern)) {
    if (takesSpaces && repeats && open) return true
    if (takesSpaces && repeats) open = true
    else if (!isOptional && !takesSpaces) open = false
  }
  return false
}

/** What a pattern matches one after the other; its groups count for nothing, and an alternative begins anew. */
function atomsOf(pattern: string): Atom[] {
  return [...pattern.matchAll(piece)].flatMap(([, atom = '', quantifier = '']): Atom[] => {
    if (atom === '|') return [{ takesSpaces: false, repeats: false, isOptional: false }]
    if (/^[()^$]/.test(atom) || atom === '\\b' || atom === '\\B') return []
    return [
      {
        takesSpaces: takesSpaces(atom),
        repeats: /^[*+]|^\{\d+,\}/.test(quantifier),
        isOptional: /^[*?]|^\{0,/.test(quantifier),
      },
    ]
  })
}

/** A group's start or end, a class, an escape or a character, and how often it's there. */
const piece = /(\((?:\?(?:<?[=!]|:|<\w+>))?|\[(?:\\.|[^\]\\])*\]|\\.|.)([*+?]|\{\d+(?:,\d*)?\})?/gsu

function takesSpaces(atom: string): boolean {
  if (atom.startsWith('[^')) return !/\\s| /.test(atom)
  if (atom.startsWith('[')) return /\\s| /.test(atom)
  return ['\\s', '\\n', '\\r', '\\t', ' ', '.'].includes(atom)
}
