import { defineConfig } from 'vite'
import { paymentProvider } from './payment-provider.js'
import { shopApi } from './shop-api.js'

export default defineConfig({ plugins: [paymentProvider(), shopApi()] })
