import type { Model } from '../model/model.ts'

/** How long a day is searched; counted in steps, so that it's the same on every machine. */
export interface Effort {
  rounds: number
  /** Steps of each round. */
  steps: number
  /** Every so many rounds, one starts from nothing; the others start with the best plan so far. */
  freshEvery: number
  /** The cost that fresh rounds accept at first, in turn. */
  hottest: readonly number[]
  /** The same while someone is left behind. */
  hottestLeft: number
  /** The same for a round that begins with the best plan. */
  warmest: number
  /** The same for a round that begins with parties where they are, so that few are moved without need. */
  hottestPresent: number
}

const most = { small: 1_600_000, large: 495_000 }

/**
 * Small days start from nothing many times. Large days are annealed fewer times, but longer, and less hot: there,
 * the vehicles of stage 1 are nearly always the best ones.
 */
export function effortFor({ items }: Model): Effort {
  const isLarge = items.length > 100
  const steps = 1_500 + items.length * (isLarge ? 330 : 500)
  const affordable = Math.round((isLarge ? most.large : most.small) / steps)
  const rounds = Math.max(4, Math.min(24 + 3 * items.length, affordable))
  return {
    rounds,
    steps,
    freshEvery: isLarge ? rounds : 3,
    hottest: isLarge ? [150] : [600, 2_400, 300, 1_200],
    hottestLeft: isLarge ? 150 : 3_000,
    warmest: isLarge ? 80 : 150,
    hottestPresent: 20,
  }
}
