import { type Checked, checked } from '../checked.ts'
import type { Issue } from '../decision.ts'

/** The facts that a text can name, as `{{tour.name}}`. */
export const placeholders = [
  'customer.firstName',
  'customer.lastName',
  'order.number',
  'tour.name',
  'tour.date',
  'pickup.time',
  'pickup.place',
  'pickup.address',
  'party.people',
  'business.name',
  'business.phone',
] as const
export type Placeholder = (typeof placeholders)[number]

/**
 * The facts of one message by name; an empty text if a fact is unknown, and for a list the facts of each
 * item.
 */
export type MessageFacts = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>

/** The name of an item's own text inside its list. */
export const itemText = '.'

type Show = (value: string, name: string) => string

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'section'; name: string; isInverted: boolean; parts: Part[] }

/**
 * Checks a text with placeholders, `{{#name}}…{{/name}}` where the fact is known and `{{^name}}…{{/name}}`
 * where it isn't. A section of a list is repeated for each item; no other part of Mustache is supported.
 * Faults at `field`: `template_field_unknown` and `template_unclosed`, each with the name.
 * @param allowed the names that this text may use
 */
export function checkTemplate(
  template: string,
  field: string,
  allowed: readonly string[] = placeholders,
): Checked<string> {
  const issues: Issue[] = []
  const { parts, unclosed } = parse(template)
  const seen = new Set<string>()
  for (const name of namesIn(parts)) {
    if (seen.has(name) || allowed.includes(name)) continue
    seen.add(name)
    issues.push({ field, code: 'template_field_unknown', params: { name } })
  }
  for (const [, name = ''] of template.matchAll(/\{\{(\{[^{}]*\})\}\}/g))
    issues.push({ field, code: 'template_field_unknown', params: { name } })
  for (const name of unclosed) issues.push({ field, code: 'template_unclosed', params: { name } })
  return checked(template, issues)
}

/**
 * The text with its facts. Facts are inserted once, so their content is never read as a placeholder.
 * @param show how a fact is written, by its name, for example isolated from text in the other direction
 */
export function fillTemplate(template: string, facts: MessageFacts, show: Show = (value) => value): string {
  return filled(parse(template).parts, facts, show)
}

function filled(parts: readonly Part[], facts: MessageFacts, show: Show): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      const fact = Object.hasOwn(facts, part.name) ? (facts[part.name] ?? '') : ''
      if (part.kind === 'value') return written(fact, part.name, show)
      if (fact.length > 0 === part.isInverted) return ''
      if (typeof fact === 'string' || part.isInverted) return filled(part.parts, facts, show)
      return fact.map((item) => filled(part.parts, { ...facts, ...item }, show)).join('')
    })
    .join('')
}

function written(fact: MessageFacts[string], name: string, show: Show): string {
  if (typeof fact === 'string') return fact === '' ? '' : show(fact, name)
  return fact.map((item) => show(item[itemText] ?? '', name)).join('\n')
}

/** The parts of a text, and the sections that aren't closed or weren't opened. */
function parse(template: string): { parts: Part[]; unclosed: string[] } {
  const unclosed: string[] = []
  const open: { name: string; isInverted: boolean; parts: Part[] }[] = [
    { name: '', isInverted: false, parts: [] },
  ]
  const add = (part: Part) => open.at(-1)?.parts.push(part)
  let end = 0
  for (const match of template.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const [whole, inside = ''] = match
    const { mark, name } = markAndName(inside.trim())
    if (match.index > end) add({ kind: 'text', text: template.slice(end, match.index) })
    end = match.index + whole.length
    if (mark === '#' || mark === '^') open.push({ name, isInverted: mark === '^', parts: [] })
    else if (mark !== '/') add({ kind: 'value', name })
    else if (open.length > 1 && open.at(-1)?.name === name) close()
    else unclosed.push(name)
  }
  if (end < template.length) add({ kind: 'text', text: template.slice(end) })
  while (open.length > 1) {
    unclosed.push(open.at(-1)?.name ?? '')
    close()
  }
  return { parts: open[0]?.parts ?? [], unclosed }

  function close(): void {
    const section = open.pop()
    if (section) add({ kind: 'section', ...section })
  }
}

/** Splits what's between the braces into the mark of a section's start or end and the field's name. */
function markAndName(inside: string): { mark: string; name: string } {
  const mark = ['#', '^', '/'].find((each) => inside.startsWith(each)) ?? ''
  return { mark, name: inside.slice(mark.length).trim() }
}

function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return []
    return part.kind === 'value' ? [part.name] : [part.name, ...namesIn(part.parts)]
  })
}
