/** Whether this browser can use passkeys on this page: not without HTTPS, and not on a bare address. */
export function offersPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname)
  return typeof globalThis.PublicKeyCredential === 'function' && !isAddress
}
