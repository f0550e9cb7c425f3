/** Where the list of decisions differs from the pages in its folder, one line each. */
export function indexProblems(index: string, pages: readonly string[]): string[] {
  const listed = [...index.matchAll(/\[([^\]]*)\]\(([^)/]+\.md)\)/g)].map(([, label, page]) => ({
    label: label!,
    page: page!,
  }))
  const timesOf = (page: string) => listed.filter((row) => row.page === page).length
  return [
    ...pages.filter((page) => timesOf(page) === 0).map((page) => `${page} isn't in the list`),
    ...pages.filter((page) => timesOf(page) > 1).map((page) => `${page} is in the list more than once`),
    ...listed.filter(({ page }) => !pages.includes(page)).map(({ page }) => `${page} does not exist`),
    ...listed
      .filter(({ label, page }) => !page.startsWith(`${label}-`))
      .map(({ label, page }) => `${page} is listed as ${label}`),
    ...namedAsLater(index)
      .filter((number) => !pages.some((page) => page.startsWith(`${number}-`)))
      .map((number) => `there is no decision ${number}`),
  ]
}

/** The numbers in "replaced by 083" and "extended by 028, 112". */
function namedAsLater(index: string): string[] {
  return [...index.matchAll(/\b(?:replaced|extended) by (\d{3}(?:, \d{3})*)/g)].flatMap(([, numbers]) =>
    numbers!.split(', '),
  )
}
