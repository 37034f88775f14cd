import type { DataOf } from '@shop/contract/client'
import { expect, it } from 'vitest'
import { documentStyle } from './document-style.server.ts'

const INJECTED = 'x}</style><script>alert(1)</script>'

const injectedTheme = {
  theme_color: INJECTED,
  theme_gradient: INJECTED,
  theme_gradient2: INJECTED,
  theme_font_style: INJECTED,
}

const settings: DataOf<'/api/settings/all'> = {
  ...injectedTheme,
  name: INJECTED,
  logotype: INJECTED,
  logodark: INJECTED,
  logofooter: INJECTED,
  favicon: INJECTED,
  picture_sizes: {},
  copyright: INJECTED,
  checkout: { currencies: { UAH: { prefix: INJECTED, suffix: INJECTED } }, cities: [] },
  contacts: [],
  head_code: INJECTED,
  body_code: INJECTED,
  blog_subscribe_title: INJECTED,
  blog_subscribe_subtitle: INJECTED,
  blog_subscribe_placeholder: INJECTED,
  blog_subscribe_btn_title: INJECTED,
  theme_bg_type: 'gradient',
  theme_gradient_deg: 90,
  theme_gradient_type: 'linear',
  theme_noise: true,
  demo_directory: false,
  google_sign_in: false,
}

it('contains no text of the settings, however they were stored', () => {
  for (const theme of [injectedTheme, { theme_gradient: '#000000', theme_gradient2: '#ffffff' }])
    for (const theme_bg_type of ['color', 'gradient'] as const) {
      const style = documentStyle({ ...settings, ...theme, theme_bg_type })
      expect(style).toContain('.logo:has(img)')
      expect(style).not.toMatch(/[<]|alert|x\}/)
    }
})
