const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('"', '&quot;')
    .trim()

/** Numbers of columns with which a table is shown row by row on a phone; one with more is a chart, which is scrolled sideways. */
const WIDE = { min: 3, max: 5 }

/**
 * Adds the headings of its columns to the cells of each wide table, for the layout of phones, in which every cell is a line of
 * its own. The roles keep it a table there. The HTML is the backend's, sanitised and well-formed.
 */
export const labelCells = (html: string): string =>
  html.replace(/<table>.*?<\/table>/gs, table => {
    const [, head = ''] = /<thead>(.*?)<\/thead>/s.exec(table) ?? []
    const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, label = '']) => textOf(label))
    if (labels.length < WIDE.min || labels.length > WIDE.max) return table
    return table.replace('<table>', '<table role="table" data-wide="">').replace(/<tr>.*?<\/tr>/gs, row => {
      let column = -1
      return row
        .replace('<tr>', '<tr role="row">')
        .replace(/<(th|td)\b([^>]*)>/g, (_, tag: string, attributes: string) => {
          column += 1
          if (tag === 'td') return `<td${attributes} role="cell" data-label="${labels[column] ?? ''}">`
          return `<th${attributes} role="${attributes.includes('"col"') ? 'columnheader' : 'rowheader'}">`
        })
    })
  })
