import { isDay } from '@tourdesk/domain/calendar'
import { oneLine } from '@tourdesk/domain/oneLine'
import { type Field, idPattern, isStorable, mostPages, pageSizes } from './fields.ts'

/**
 * Reads one value of an address as the schema of `querySchema` would; an invalid one is undefined. Browsers
 * read addresses on every page, and Zod is as big as a page.
 * @param value as in the address, or as passed by a link of the product
 */
export function readField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return readText(value, field.max)
    case 'day':
      return isText(value) && isDay(value) ? value : undefined
    case 'id':
      return isText(value) && field.or.includes(value) ? value : readId(value)
    case 'ids':
      return readMany(value, isId)?.map(lowerCase)
    case 'one':
      return isText(value) && field.of.includes(value) ? value : field.usual
    case 'many':
      return readMany(value, (part) => field.of.includes(part))
    case 'count':
      return readNumber(
        value,
        (number) => Number.isInteger(number) && number >= 1 && number <= mostPages,
        field,
      )
    case 'rows':
      return readNumber(value, (number) => pageSizes.some((size) => size === number), field)
  }
}

function readText(value: unknown, max: number): string | undefined {
  const text = isText(value) ? oneLine(value) : undefined
  return text !== undefined && text.length <= max && isStorable(text) ? text : undefined
}

function readMany(value: unknown, isRight: (part: string) => boolean): string[] | undefined {
  const parts: unknown = isText(value) ? value.split(',') : value
  if (!Array.isArray(parts) || !parts.every(isText)) return undefined
  const asked = parts.filter((part) => part && part !== 'all')
  return asked.every(isRight) ? asked : undefined
}

function readNumber(
  value: unknown,
  isRight: (number: number) => boolean,
  { usual }: { usual?: number },
): number | undefined {
  const number = value === undefined ? Number.NaN : Number(value)
  return isRight(number) ? number : usual
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isId(text: string): boolean {
  return idPattern.test(text)
}

function readId(value: unknown): string | undefined {
  return isText(value) && isId(value) ? lowerCase(value) : undefined
}

function lowerCase(id: string): string {
  return id.toLowerCase()
}
