/** The most places that agencies see as a number. */
const mostShown = 9

/** How many places are left, as people may see it: agencies see no number above 9. */
export function shownPlaces(left: number, isAgency: boolean): number | string {
  return isAgency && left > mostShown ? `${mostShown}+` : left
}
