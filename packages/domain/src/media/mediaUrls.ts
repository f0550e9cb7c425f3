/** Hosts of the video site (HOLE-C59). */
const videoHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']

const webAddress = /^(https?):\/\/([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?(#\S*)?$/i

/** Pictures and videos apart, as a record keeps them. */
export interface Media {
  images: string[]
  videos: string[]
}

/**
 * A typed address as it is kept: a short video link in its full form (MEDIA-05), and `https` where nothing was said.
 * Null for what is neither one of our uploads nor an address of the web.
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

/** True for an address of the video site (HOLE-C59). */
export function isVideoUrl(url: string): boolean {
  const host = webAddress.exec(url)?.[2]?.toLowerCase()
  return host !== undefined && videoHosts.includes(host)
}

/**
 * Addresses as pictures and videos, each once and in their order (MEDIA-06, MEDIA-07); what is no address at all is
 * left out.
 */
export function splitMedia(urls: readonly string[]): Media {
  const known = [...new Set(urls.map(mediaUrlOf).filter((url) => url !== null))]
  return { images: known.filter((url) => !isVideoUrl(url)), videos: known.filter(isVideoUrl) }
}
