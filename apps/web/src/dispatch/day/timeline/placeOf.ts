import type { Span } from '@tourdesk/domain/dispatch/timeline'
import type { CSSProperties } from 'react'

/** The hours of a day that a timeline shows, as whole hours. */
export interface ShownHours {
  from: number
  until: number
}

/** Where something is on the timeline; what lasts longer than the hours shown ends with them. */
export function placeOf({ from, until }: Span, hours: ShownHours): CSSProperties {
  const [start, end] = [shareOf(from, hours), shareOf(until, hours)]
  return { insetInlineStart: `${start}%`, inlineSize: `${end - start}%` }
}

/** The percentage of the hours shown that have passed at these minutes after midnight. */
export function shareOf(minutes: number, hours: ShownHours): number {
  const share = (minutes / 60 - hours.from) / (hours.until - hours.from)
  return Math.min(1, Math.max(0, share)) * 100
}
