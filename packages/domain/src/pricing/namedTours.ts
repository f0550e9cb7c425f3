/** The tours a coupon or discount is for. */
interface TourChoice {
  allTours: boolean
  tours: string[]
}

/** True when it is for at least one tour. */
export function namesTours({ allTours, tours }: TourChoice): boolean {
  return allTours || tours.length > 0
}

/** The tours to be kept by name: none where it is for all of them, later ones too. */
export function namedTours({ allTours, tours }: TourChoice): string[] {
  return allTours ? [] : tours
}
