const gsm = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?A-Za-z@£¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]*$/
const doubled = /[\f^{}\\[~\]|€]/g

/** How many SMS a text takes: 160 letters each, or 70 with letters outside of GSM-7, like Hebrew; fewer from the second. */
export function smsParts(text: string): number {
  const isGsm = gsm.test(text.replace(doubled, ''))
  const length = isGsm ? text.length + (text.match(doubled)?.length ?? 0) : text.length
  const [one, each] = isGsm ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / each)
}
