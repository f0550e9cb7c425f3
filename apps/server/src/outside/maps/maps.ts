import type { Point, Walk } from '@tourdesk/domain/pricing/nearby'

/** A place as a map names it. */
export interface MappedPlace extends Point {
  name: string
  address: string
}

/** What is asked of a map. A map that cannot be reached knows nothing; it never stops what somebody is doing. */
export interface Maps {
  /** Places in Israel that begin like the text, at most so many; none when the map fails (HOLE-C61). */
  find(text: string, most: number): Promise<MappedPlace[]>
  /** The way on foot to each of the places, in their order; the unknown walk where the map fails (FORM-65). */
  walks(from: Point, to: readonly Point[]): Promise<Walk[]>
}
