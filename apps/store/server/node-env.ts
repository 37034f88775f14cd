/** Whether built pages are served. Imported before everything else: React reads `NODE_ENV` once, when it is loaded. */
export const production = process.argv.includes('--production') || process.env.NODE_ENV === 'production'
process.env.NODE_ENV = production ? 'production' : 'development'
