import type { Plugin } from 'vite'

const URL_QUERY = '?url'

/** `@shop/ui/theme/x.css?url` is the address of a stylesheet, as of any other: in the workspace a module of vanilla-extract makes it. */
export const themeStylesheetUrl: Plugin = {
  name: 'theme-stylesheet-url',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('@shop/ui/theme/') || !source.endsWith(URL_QUERY)) return
    const module = await this.resolve(source.slice(0, -URL_QUERY.length), importer)
    return module && `${module.id}.vanilla.css${URL_QUERY}`
  },
}
