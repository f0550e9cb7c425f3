import type { Announced } from '../kernel/eventReader.ts'

/** The orders placed by these events. They have no open messages yet, and no vehicle carries them. */
export function newOrders(announced: readonly Announced[]): Set<string> {
  const placed = announced.filter(({ event }) => event.name === 'order.placed')
  return new Set(placed.map(({ event }) => event.subject.id))
}
