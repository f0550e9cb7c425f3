/** Hosts of the video site. */
const videoHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']

const webAddress = /^(https?):\/\/([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?(#\S*)?$/i

/** A record's pictures and videos. */
export interface Media {
  images: string[]
  videos: string[]
}

/**
 * A typed address in its stored form: short video links are expanded, and `https` is the default. Null if
 * it's neither one of our uploads nor a web address.
 */
export function mediaUrlOf(typed: string): string | null {
  const text = typed.trim()
  if (/^\/uploads\/[\w/.-]+$/.test(text)) return text
  const url = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
  const parts = webAddress.exec(url)
  if (!parts) return null
  const [, , host = '', path = '', query = ''] = parts
  if (host.toLowerCase() !== 'youtu.be') return url
  const video = path.replace(/^\/+|\/+$/g, '')
  return video ? `https://www.youtube.com/watch?${[`v=${video}`, query].filter(Boolean).join('&')}` : url
}

/** True for an address on the video site. */
export function isVideoUrl(url: string): boolean {
  const host = webAddress.exec(url)?.[2]?.toLowerCase()
  return host !== undefined && videoHosts.includes(host)
}

/**
 * Splits addresses into pictures and videos, each once and in order. Drops invalid addresses.
 */
export function splitMedia(urls: readonly string[]): Media {
  const known = [...new Set(urls.map(mediaUrlOf).filter((url) => url !== null))]
  return { images: known.filter((url) => !isVideoUrl(url)), videos: known.filter(isVideoUrl) }
}
