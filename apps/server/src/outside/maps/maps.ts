import type { Point, Walk } from '@tourdesk/domain/pricing/nearby'

/** A place from a map. */
export interface MappedPlace extends Point {
  name: string
  address: string
}

/** Map lookups. An unreachable map returns nothing and never blocks anyone's work. */
export interface Maps {
  /** Places in Israel that match the text, up to a limit; none if the map fails. */
  find(text: string, most: number): Promise<MappedPlace[]>
  /** The walk to each of the places, in order; the unknown walk if the map fails. */
  walks(from: Point, to: readonly Point[]): Promise<Walk[]>
  /**
   * Driving minutes from each point to each; null where there's no route, or null altogether if the map
   * fails. Missing without a driving service.
   */
  drives?: (points: readonly Point[]) => Promise<(number | null)[][] | null>
}
