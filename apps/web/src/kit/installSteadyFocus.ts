/** What had the focus last; a press beside it gives it up. */
let holder: HTMLElement | null = null

/**
 * A control that is busy can't have the focus. As soon as it's ready again it gets it back, unless something else was
 * focused or pressed meanwhile.
 * @returns what takes it away again.
 */
export function installSteadyFocus(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const hold = ({ target }: FocusEvent) => {
    holder = target instanceof HTMLElement ? target : null
  }
  const giveUp = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && holder?.contains(target))) holder = null
  }
  document.addEventListener('focusin', hold, { signal })
  document.addEventListener('pointerdown', giveUp, { capture: true, signal })

  const observer = new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return
    if (changes.some(({ target }) => target === holder)) holder?.focus({ preventScroll: true })
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  return () => {
    abort.abort()
    observer.disconnect()
  }
}

/** What the focus goes back to when something that opens now is closed: an item of a menu goes with its menu. */
export function focusOpener(): HTMLElement | null {
  const menu = holder?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : holder
}

/** Takes the focus out of a dialog that closes: to its opener, at once or when it's ready, or to the dialog below. */
export function returnFocus(opener: HTMLElement | null): void {
  const closing = document.activeElement
  opener?.focus({ preventScroll: true })
  if (document.activeElement !== closing || !(closing instanceof HTMLElement)) return
  if (opener?.isConnected) {
    closing.blur()
    holder = opener
  } else {
    dialogWithout(closing)?.focus()
  }
}

function dialogWithout(element: HTMLElement): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
  return dialogs.filter((dialog) => !dialog.contains(element)).at(-1)
}
