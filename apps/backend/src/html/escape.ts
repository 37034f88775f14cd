/** Text of HTML. */
export const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Value of an attribute of HTML, in double quotes. */
export const htmlAttribute = (text: string): string => htmlText(text).replaceAll('"', '&quot;')

/** Characters that XML cannot have. Source: XML 1.0, 2.2 «Characters». */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu

/** Text of XML, and attribute values in double quotes. */
export const xmlText = (text: string): string => htmlAttribute(text.replace(FORBIDDEN, ''))

export const xmlElement = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<${name}>${xmlText(value)}</${name}>`
