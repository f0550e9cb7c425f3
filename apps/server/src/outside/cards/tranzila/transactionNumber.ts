/** The number of a transaction: indexes start at 1 on every terminal, so the terminal is part of it. */
export function numberOf(terminal: string, index: number): string {
  return `${terminal}-${index}`
}

/** The index of a transaction; null if it's another terminal's. */
export function indexIn(terminal: string, number: string): number | null {
  const index = number.startsWith(`${terminal}-`) ? number.slice(terminal.length + 1) : ''
  return /^\d{1,15}$/.test(index) ? Number(index) : null
}
