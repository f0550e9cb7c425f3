import bidiFactory from 'bidi-js'

/** A piece of a line that's drawn in one direction. */
export interface Run {
  text: string
  isRightToLeft: boolean
}

const bidi = callable(bidiFactory)()

/** A cast, since the types wrap the default export in a namespace. */
function callable(factory: unknown) {
  return factory as () => {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array }
    getMirroredCharacter(character: string): string | null
  }
}

/** The level of each character of a paragraph; odd levels run from right to left. */
export function levelsOf(text: string, isRightToLeft: boolean): Uint8Array {
  return bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels
}

/**
 * The pieces of one line of a paragraph, from left to right. Each keeps its letters in reading order, as the
 * font expects them, with brackets mirrored where necessary.
 */
export function visualRuns(text: string, levels: Uint8Array, isRightToLeft: boolean): Run[] {
  const base = isRightToLeft ? 1 : 0
  const end = text.trimEnd().length
  const runs: { text: string; level: number }[] = []
  for (let at = 0; at < text.length; at++) {
    // Spaces at the end of a line belong to the paragraph (rule L1 of Unicode).
    const level = at < end ? (levels[at] ?? base) : base
    const last = runs.at(-1)
    const character = mirrored(text[at] ?? '', level)
    if (last?.level === level) last.text += character
    else runs.push({ text: character, level })
  }
  return reordered(runs)
    .map((run) => ({ text: run.text.replaceAll(marks, ''), isRightToLeft: run.level % 2 === 1 }))
    .filter((run) => run.text !== '')
}

/** Marks that control the direction and are never drawn. */
const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g

function mirrored(character: string, level: number): string {
  return level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
}

/** From the highest level down, reverses every sequence of at least that level (rule L2 of Unicode). */
function reordered<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  let order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level--) {
    const turned: Leveled[] = []
    let held: Leveled[] = []
    for (const run of order) {
      if (run.level >= level) held.unshift(run)
      else {
        turned.push(...held, run)
        held = []
      }
    }
    order = [...turned, ...held]
  }
  return order
}
