/** True if this browser can use passkeys on this page: not without HTTPS, and not on an IP address. */
export function offersPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname)
  return typeof globalThis.PublicKeyCredential === 'function' && !isAddress
}
