import '@shop/ui/theme/reset.css'
import '@shop/ui/theme.css'
import { ShopUiProvider } from '@shop/ui'
import { en } from '@shop/ui/messages/en'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Workwear' }

// Messages are plain data: a server component may pass them on.
export default async function Layout({ children }: { children: ReactNode }) {
  // Of the Content Security Policy in proxy.ts.
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en">
      <body>
        <ShopUiProvider locale="en" messages={en} currency={{ prefix: '$' }} nonce={nonce}>
          {children}
        </ShopUiProvider>
      </body>
    </html>
  )
}
