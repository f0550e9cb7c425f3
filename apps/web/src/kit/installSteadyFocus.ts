/** The element that was focused last; a click elsewhere clears it. */
let holder: HTMLElement | null = null

/**
 * A busy control can't have the focus. It gets the focus back as soon as it's ready, unless something else
 * was focused or clicked in the meantime.
 * @returns a function that removes the handlers
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

/** Where the focus returns when something that opens now is closed; a menu item disappears with its menu. */
export function focusOpener(): HTMLElement | null {
  const menu = holder?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : holder
}

/**
 * Moves the focus out of a closing dialog: to its opener, at once or when it's ready, or to the dialog below.
 */
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
