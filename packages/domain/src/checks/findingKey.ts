/**
 * A key of the facts behind a finding: 16 hex digits (FNV-1a, twice). It isn't secret; it only has to change
 * with every fact.
 */
export function findingKey(parts: readonly (string | number | null)[]): string {
  const text = JSON.stringify(parts)
  return hash(text, 0x811c9dc5) + hash(`${text}!`, 0x2f0b4c47)
}

function hash(text: string, start: number): string {
  let value = start
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
