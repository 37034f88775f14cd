/** Control characters, which XML cannot have, but for those that separate words. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Text and attribute values of XML. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

export const xmlElement = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<${name}>${xmlText(value)}</${name}>`
