/**
 * Collects what's typed from now on, until a field that takes a moment to appear can have it: otherwise the first letters
 * go to the page, or into whatever has the focus there.
 * @returns a function that ends it and returns the text, with a line break for Enter
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
