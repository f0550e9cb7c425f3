const gsm = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?A-Za-z@£¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]*$/
const doubled = /[\f^{}\\[~\]|€]/g

/**
 * How many SMS a text needs: 160 characters each, or 70 with characters outside GSM-7, like Hebrew; fewer if
 * it needs more than one.
 */
export function smsParts(text: string): number {
  const isGsm = gsm.test(text.replace(doubled, ''))
  const length = isGsm ? text.length + (text.match(doubled)?.length ?? 0) : text.length
  const [one, each] = isGsm ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / each)
}
