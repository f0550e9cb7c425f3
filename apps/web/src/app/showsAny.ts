import type { Query } from '@tanstack/react-query'

/** The features whose calls return data only for the requested days. */
const ofDays: readonly Query['queryKey'][0][] = [
  'tourEvents',
  'tourCars',
  'manifests',
  'dayChecks',
  'dayPlans',
]

/**
 * False if a call asks only for other days than the changed ones, so the change can't affect its data. A
 * proposal is asked for by its id, and says itself which day it's for.
 */
export function showsAny({ queryKey, state }: Query, days: readonly string[]): boolean {
  const [feature, , input] = queryKey
  if (days.length === 0 || !ofDays.includes(feature)) return true
  const day =
    textIn(input, 'params', 'date') ?? textIn(input, 'query', 'date') ?? textIn(state.data, 'request', 'date')
  const first = day ?? textIn(input, 'query', 'startDate')
  const last = day ?? textIn(input, 'query', 'endDate')
  if (first === undefined || last === undefined) return true
  return days.some((day) => first <= day && day <= last)
}

function textIn(input: unknown, part: 'params' | 'query' | 'request', name: string): string | undefined {
  const value = fieldOf(fieldOf(input, part), name)
  return typeof value === 'string' ? value : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
