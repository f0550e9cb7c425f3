/** Read by `public/first-paint.js` too. */
const key = 'crew theme'
const dark = matchMedia('(prefers-color-scheme: dark)')

export const colorChoices = ['system', 'light', 'dark'] as const
export type ColorChoice = (typeof colorChoices)[number]

/** The colours that the person chose on this phone; by default the phone's own. */
export function chosenColors(): ColorChoice {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseColors(choice: ColorChoice): void {
  localStorage.setItem(key, choice)
  showColors()
}

/** Shows the chosen colours, and follows the phone when it changes its own, such as at sunset. */
export function followColors(): void {
  dark.addEventListener('change', showColors)
  showColors()
}

function showColors(): void {
  const choice = chosenColors()
  const isDark = choice === 'system' ? dark.matches : choice === 'dark'
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
