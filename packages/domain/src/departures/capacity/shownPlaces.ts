/** How many places are left, as people may see it: agencies see no number above 9. */
export function shownPlaces(left: number, isAgency: boolean): number | '9+' {
  return isAgency && left > 9 ? '9+' : left
}
