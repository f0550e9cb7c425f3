import type { Field, Fields, Read } from '@tourdesk/contract/asked/fields'
import { readField } from '@tourdesk/contract/asked/readField'

type Usuals<F> = { [Name in keyof F as F[Name] extends { usual: unknown } ? Name : never]: Read<F[Name]> }
type Others<F> = {
  [Name in keyof F as F[Name] extends { usual: unknown } ? never : Name]?: Read<F[Name]> | undefined
}
type Asked<F> = Usuals<F> & Others<F>

/** The query parameters of a page. A value that was cut off or mistyped counts as missing. */
export class Address<const F extends Fields> {
  declare readonly types: { input: Partial<Asked<F>>; output: Asked<F> }
  readonly #fields: F

  constructor(fields: F) {
    this.#fields = fields
  }

  /** A wrong value is returned as undefined, because the router keeps parameters that a page doesn't return. */
  parse(address: unknown): Asked<F> {
    const given: Record<string, unknown> = Object(address)
    const values = Object.entries<Field>(this.#fields)
      .map(([name, field]) => [name, readField(field, given[name])] as const)
      .filter(([name, value]) => value !== undefined || name in given)
    return asked<F>(Object.fromEntries(values))
  }
}

/** The compiler can't follow that each value was read as its field's kind. */
function asked<F>(values: Record<string, unknown>): Asked<F> {
  return values as unknown as Asked<F>
}

/** The values read from an address. */
export type AddressOf<A extends { types: { output: unknown } }> = A['types']['output']
