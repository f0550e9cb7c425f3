/**
 * The nonce with which the server's policy allows this page's own `style` elements. Only scripts can read it,
 * so injected code can't use it. Empty without a policy, as in development.
 */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''

// The library that stops the page from scrolling behind a dialog reads it here.
Reflect.set(globalThis, '__webpack_nonce__', styleNonce)
