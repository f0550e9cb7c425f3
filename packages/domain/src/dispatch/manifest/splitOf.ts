import type { PartySplit } from './sheet.ts'

/**
 * People of a party who ride together: on a unit (null for none), with its vehicle (null if it has none yet).
 */
export interface Together {
  unit: string | null
  vehicle: string | null
  people: number
}

/**
 * Where the others of a party ride, as seen from one of its parts; undefined for a party that's all together.
 */
export function splitOf({ unit }: Together, parts: readonly Together[]): PartySplit | undefined {
  if (parts.length < 2) return undefined
  const others = parts.filter((part) => part.unit !== unit)
  return {
    all: sumOf(parts),
    vehicles: others.flatMap((part) => (part.unit === null ? [] : [part.vehicle])),
    waiting: sumOf(others.filter((part) => part.unit === null)),
  }
}

function sumOf(parts: readonly Together[]): number {
  return parts.reduce((sum, { people }) => sum + people, 0)
}
