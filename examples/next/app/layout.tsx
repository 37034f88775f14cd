import '@shop/ui/theme/reset.css'
import '@shop/ui/theme.css'
import { ShopUiProvider } from '@shop/ui'
import { en } from '@shop/ui/messages/en'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Workwear' }

// Messages are plain data: a server component may pass them on.
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <ShopUiProvider locale="en" messages={en} currency={{ prefix: '$' }}>
          {children}
        </ShopUiProvider>
      </body>
    </html>
  )
}
