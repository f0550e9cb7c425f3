/** Who gets the sheets of vehicle units by message. */
export const handoutReaders = ['driver', 'guide', 'supplier'] as const
export type HandoutReader = (typeof handoutReaders)[number]

/** A vehicle unit with the people and suppliers who could get its sheet. */
export interface UnitToHandOut {
  unit: string
  driver: string | null
  guides: readonly string[]
  supplier: string | null
}

/** The units whose sheets one recipient gets, as one kind of reader. */
export interface Handout {
  kind: HandoutReader
  recipient: string
  units: string[]
}

/**
 * One message per recipient, with all their sheets. A person who both guides and drives gets the guide's
 * sheet, which has more on it.
 */
export function handoutsOf(units: readonly UnitToHandOut[], to: readonly HandoutReader[]): Handout[] {
  const found = new Map<string, Handout>()
  for (const kind of ['guide', 'driver', 'supplier'] as const) {
    if (!to.includes(kind)) continue
    for (const { unit, driver, guides, supplier } of units) {
      const readers = { driver: [driver], guide: guides, supplier: [supplier] }[kind]
      for (const recipient of readers) if (recipient !== null) add(kind, recipient, unit)
    }
  }
  return [...found.values()]

  function add(kind: HandoutReader, recipient: string, unit: string): void {
    const handout = found.get(recipient) ?? { kind, recipient, units: [] }
    if (!handout.units.includes(unit)) handout.units.push(unit)
    found.set(recipient, handout)
  }
}
