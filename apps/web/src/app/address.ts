import type { Field, Fields, Read } from '@tourdesk/contract/asked/fields'
import { readField } from '@tourdesk/contract/asked/readField'

type Usuals<F> = { [Name in keyof F as F[Name] extends { usual: unknown } ? Name : never]: Read<F[Name]> }
type Others<F> = {
  [Name in keyof F as F[Name] extends { usual: unknown } ? never : Name]?: Read<F[Name]> | undefined
}
type Asked<F> = Usuals<F> & Others<F>

/** What the address of a page can ask for. A value that was cut off or mistyped counts as missing. */
export class Address<const F extends Fields> {
  declare readonly types: { input: Partial<Asked<F>>; output: Asked<F> }
  readonly #fields: F

  constructor(fields: F) {
    this.#fields = fields
  }

  parse(address: unknown): Asked<F> {
    return read(this.#fields, Object(address))
  }
}

/**
 * A wrong value is returned as undefined, because the router keeps parameters that a page doesn't return. The compiler
 * can't follow that each field is read as its kind.
 */
function read<F extends Fields>(fields: F, address: Record<string, unknown>): Asked<F> {
  const values = Object.entries<Field>(fields)
    .map(([name, field]) => [name, readField(field, address[name])] as const)
    .filter(([name, value]) => value !== undefined || name in address)
  return Object.fromEntries(values) as unknown as Asked<F>
}

/** What is read of an address. */
export type AddressOf<A extends { types: { output: unknown } }> = A['types']['output']
