/**
 * Collects what's typed until a field that takes a moment to appear can receive it. Otherwise the first
 * letters would go to the page, or to the element with the focus.
 * @returns a function that stops collecting and returns the text, with a line break for Enter
 */
export function collectTyping(): () => string {
  let typed = ''
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key === 'Enter') typed += '\n'
    else if (key.length === 1) typed += key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', collect, true)
  return () => {
    window.removeEventListener('keydown', collect, true)
    const text = typed
    typed = ''
    return text
  }
}
