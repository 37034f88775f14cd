import { gzipSync } from 'node:zlib'

/** Kilobytes of 1000 bytes after gzip -9. */
export const gzippedSize = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1000

export const product = '/jackets/kurtka-robocha-travers-hrafit'

/** Per page: kilobytes of scripts, styles and HTML, those of the HTML before it is compressed, and the number of script files. */
export const budgets = {
  // Scripts: the goal is 132, which lists miss by 2.5: a group of chunks takes along what a list does not need at first.
  // The watch for translators moved from the HTML into them: 0.05 less of one, 0.05 more of the other. What is repeated after it takes
  // 0.1 of each. The city in the header takes 0.16 of HTML and 0.07 of styles.
  '/': { script: 132.6, style: 15, html: 19.4, markup: 110.5, files: 12 },
  '/jackets': { script: 134.5, style: 15, html: 19.9, markup: 139.7, files: 12 },
  // The goal is 20 kB of HTML. Colours that are no style attributes take 0.6 kB.
  [product]: { script: 128.55, style: 15.3, html: 20.5, markup: 105.7, files: 12 },
  '/news': { script: 132.05, style: 15, html: 13, markup: 61.9, files: 12 },
  '/checkout': { script: 155.2, style: 14.5, html: 13, markup: 38.1, files: 24 },
}
