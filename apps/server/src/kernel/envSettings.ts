import { z } from 'zod'

class Setting<Name extends string = string, Value = unknown> {
  readonly name: Name
  readonly schema: z.ZodType<Value>

  constructor(name: Name, schema: z.ZodType<Value>) {
    this.name = name
    this.schema = schema
  }
}

class Together<Members extends object> {
  readonly members: Members

  constructor(members: Members) {
    this.members = members
  }
}

/** A setting: its name in the environment, and what it may be. */
export function from<Name extends string, Value>(name: Name, schema: z.ZodType<Value>): Setting<Name, Value> {
  return new Setting(name, schema)
}

/** Settings that only work together: all of them are `undefined` until the required ones are set. */
export function together<Members extends object>(members: Members): Together<Members> {
  return new Together(members)
}

type SettingIn<Part> =
  Part extends Setting<string, unknown>
    ? Part
    : Part extends Together<infer Members>
      ? SettingIn<Members>
      : { [Key in keyof Part]: SettingIn<Part[Key]> }[keyof Part]

/** The values of a part's settings by their names in the environment. */
export type ByName<Part> = {
  [Each in SettingIn<Part> as NameOf<Each>]?: Each extends Setting<string, infer Value> ? Value : never
}

type NameOf<Each> = Each extends Setting<infer Name, unknown> ? Name : never

/** The values of a part of the settings. */
export type ValuesIn<Part> =
  Part extends Setting<string, infer Value>
    ? Value
    : Part extends Together<infer Members>
      ? ValuesIn<Members> | undefined
      : { [Key in keyof Part]: ValuesIn<Part[Key]> }

/** Reads the settings of a part by their names. Those that only work together may each be missing. */
export function schemaOf<Part extends object>(part: Part): z.ZodType<ByName<Part>> {
  const schema: z.ZodType = z.object(
    Object.fromEntries(settingsIn(part).map(({ name, schema }) => [name, schema])),
  )
  return schema as z.ZodType<ByName<Part>>
}

/** A part's settings, in order. */
export function settingsIn(part: object): Setting[] {
  if (part instanceof Setting) return [part]
  if (part instanceof Together)
    return settingsIn(part.members).map(({ name, schema }) => from(name, schema.optional()))
  return Object.values(part).flatMap(settingsIn)
}

/** The values of a part of the settings, from those by name. */
export function valuesIn<Part extends object>(part: Part, read: ByName<Part>): ValuesIn<Part> {
  return valueAt(part, read) as ValuesIn<Part>
}

type Read = Readonly<Record<string, unknown>>

function valueAt(part: object, read: Read): unknown {
  if (part instanceof Setting) return read[part.name]
  if (part instanceof Together) return isWhole(part.members, read) ? valueAt(part.members, read) : undefined
  return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, valueAt(member, read)]))
}

function isWhole(members: object, read: Read): boolean {
  const missing = Object.values(members)
    .filter((member) => member instanceof Setting)
    .filter(({ name }) => read[name] === undefined)
  return missing.every(({ schema }) => schema.safeParse(undefined).success)
}
