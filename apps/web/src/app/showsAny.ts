import type { QueryKey } from '@tanstack/react-query'

/** The features whose calls return data only for the requested days. */
const ofDays: readonly QueryKey[0][] = ['tourEvents', 'tourCars', 'manifests', 'dayChecks']

/** False if a call asks only for other days than the changed ones, so the change can't affect its data. */
export function showsAny([feature, , input]: QueryKey, days: readonly string[]): boolean {
  if (days.length === 0 || !ofDays.includes(feature)) return true
  const day = textIn(input, 'params', 'date') ?? textIn(input, 'query', 'date')
  const first = day ?? textIn(input, 'query', 'startDate')
  const last = day ?? textIn(input, 'query', 'endDate')
  if (first === undefined || last === undefined) return true
  return days.some((day) => first <= day && day <= last)
}

function textIn(input: unknown, part: 'params' | 'query', name: string): string | undefined {
  const value = fieldOf(fieldOf(input, part), name)
  return typeof value === 'string' ? value : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
