/**
 * What the server allows this page's own `style` elements by. Only scripts can read it, so that nothing injected can
 * use it. Empty where no policy is sent, as in development.
 */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''

// The library that keeps the page from scrolling behind a dialog looks for it here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce)
