import { coastHighlights } from './highlights/coast.ts'
import type { Highlight } from './highlights/highlight.ts'
import { jerusalemHighlights } from './highlights/jerusalem.ts'
import { northHighlights } from './highlights/north.ts'
import { southHighlights } from './highlights/south.ts'

const places = { ...southHighlights, ...jerusalemHighlights, ...northHighlights, ...coastHighlights }

/** The key by which tours refer to a highlight. */
export type HighlightKey = keyof typeof places
/** All highlights of the tours. */
export const highlights: Record<HighlightKey, Highlight> = places
