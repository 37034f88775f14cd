import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basketApi } from './basket-api.js'

export default defineConfig({ plugins: [react(), basketApi()] })
