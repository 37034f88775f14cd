import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// One page for each way of styling; a shop needs the plugin of its own way only.
const pages = ['index', 'plain', 'css-modules', 'vanilla-extract', 'tailwind-first', 'theme-first']

export default defineConfig({
  plugins: [react(), tailwindcss(), vanillaExtractPlugin()],
  build: { rolldownOptions: { input: pages.map(page => `${page}.html`) } },
})
